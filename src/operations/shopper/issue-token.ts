import { tokenHash } from "../../core/shared/keyring"
import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { shopperToken } from "../tokens"

/** How often a lost compare-and-set is tried again. */
const ATTEMPTS = 5

/** The shopper's token of a financing; after a change of the encryption key the new one takes over. */
export async function issueToken(desk: Desk, financing: FinancingRecord): Promise<string> {
  const token = shopperToken(desk.records.settings.keyring, financing.id)
  const hash = tokenHash(token)
  let latest: FinancingRecord | null = financing
  for (let attempt = 0; attempt < ATTEMPTS && latest !== null && latest.token_hash !== hash; attempt += 1) {
    const saved = await desk.records.changeFinancing(latest, { to: { token_hash: hash } })
    if (saved !== null) return token
    latest = await desk.records.findFinancing({ id: financing.id })
  }
  return token
}
