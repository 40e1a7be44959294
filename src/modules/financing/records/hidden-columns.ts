/** Columns that no link, no `fields` of an admin request and no screen may reach. */
const HIDDEN = [
  "token_hash",
  "return_token_hash",
  "sealed_redirect",
  "fingerprint",
  "remote_session_id",
  "remote_application_id",
  "remote_contract_id",
  "facts",
  "direct",
  "failure_codes",
  "attention_note",
] as const

/** A row without them. */
export const withoutHidden = <T extends object>(row: T): T => {
  const shown = { ...row }
  for (const column of HIDDEN) Reflect.deleteProperty(shown, column)
  return shown
}
