import { tokenHash } from "../../core/shared/keyring"
import type { FinancingRecord } from "../../core/shared/records"
import { changeAnyway } from "../change-anyway"
import type { Desk } from "../desk"
import { shopperToken } from "../tokens"

/** The shopper's token of a financing; after a change of the encryption key the new one takes over. */
export async function issueToken(desk: Desk, financing: FinancingRecord): Promise<string> {
  const token = shopperToken(desk.records.settings.keyring, financing.id)
  const hash = tokenHash(token)
  await changeAnyway(desk, financing, ({ token_hash: known }) =>
    known === hash ? null : { to: { token_hash: hash } },
  )
  return token
}
