import { czechCode } from "./codes/czech"
import { estonianCode } from "./codes/estonian"
import { latvianCode } from "./codes/latvian"
import { polishCode } from "./codes/polish"
import type { ReadCode } from "./codes/read-code"

/** Lithuanian codes are made like the Estonian ones. */
const READERS: Readonly<Record<string, (compact: string) => ReadCode>> = {
  EE: estonianCode,
  LT: estonianCode,
  LV: latvianCode,
  PL: polishCode,
  CZ: czechCode,
}

const SEPARATORS = /[\s\-/]/g

/**
 * Checks a national identity code as a person types it: blanks, hyphens and slashes do not count.
 * @param countryCode two letters of either case
 * @returns null for a country whose codes are not known here: then nothing can be said of it
 */
export function readIdentityCode(countryCode: string, typed: string): ReadCode | null {
  const read = READERS[countryCode.toUpperCase()]
  return read === undefined ? null : read(typed.replace(SEPARATORS, ""))
}
