const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Without the spaces in which people write it, in capitals. */
export const plainIban = (text: string): string => text.replace(/\s+/g, "").toUpperCase()

/** ISO 13616: the first four characters are moved to the end, letters count from 10, and the rest by 97 is 1. */
export function isIban(text: string): boolean {
  const iban = plainIban(text)
  if (!SHAPE.test(iban)) return false
  const moved = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const character of moved) {
    const value = parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
