import type { Keyring, SealedPlace } from "../../../core/shared/keyring"
import type { ApiKeys } from "../../../core/shared/records"

export type SecretPurpose = "api_key" | "previous_api_key"

const placeOf = (connectionId: string, purpose: SecretPurpose): SealedPlace => ({
  table: "financing_secret",
  row: connectionId,
  column: purpose,
})

/** How many characters of a key a person may see. */
const HINT_LENGTH = 4

export const hintOf = (apiKey: string): string => apiKey.slice(-HINT_LENGTH)

export interface SealedSecret {
  readonly owner_id: string
  readonly purpose: string
  readonly sealed: string
}

export const sealKey = (
  keyring: Keyring,
  connectionId: string,
  key: { readonly purpose: SecretPurpose; readonly value: string },
): SealedSecret => ({
  owner_id: connectionId,
  purpose: key.purpose,
  sealed: keyring.seal(key.value, placeOf(connectionId, key.purpose)),
})

/** Null when there is no current key, or none that the keys of this store can open. */
export function openKeys(
  keyring: Keyring,
  connectionId: string,
  secrets: readonly SealedSecret[],
): ApiKeys | null {
  const open = (purpose: SecretPurpose): string | null => {
    const secret = secrets.find((candidate) => candidate.purpose === purpose)
    return secret === undefined ? null : keyring.open(secret.sealed, placeOf(connectionId, purpose))
  }
  const current = open("api_key")
  return current === null ? null : { current, previous: open("previous_api_key") }
}
