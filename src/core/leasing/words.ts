/** Leasing API, section 3. */
export const PHASES = [
  "NEW",
  "INIT",
  "EVAL",
  "REJECTED",
  "OPTION",
  "PROPOSAL",
  "DEAL",
  "FINISH",
  "CANCEL",
  "CLOSE",
] as const

export type Phase = (typeof PHASES)[number]

/** Service reference, section 9.5: the other words in which endpoint 5 may answer. */
export const RESULTS = [
  "ERROR",
  "INIT_AUTH",
  "POST_RECEIVED",
  "WAITING_FOR_PERMISSION",
  "PERMISSION_SIGNED",
  "VALIDATING_INFO",
  "WAITING_FOR_SIF_CONFIRM",
  "WAITING_FOR_DEAL_SIGN",
  "NEED_HELP",
  "NO_LOAN_POSSIBLE",
  "CLIENT_CANCELED",
  "SIGNED_DEAL",
  "SIGNED_DEAL_NO_ADVANCE",
  "SIGNED_DEAL_YOUR_ADVANCE",
  "SIGNED_DEAL_OFFLINE",
] as const

export type ResultCode = (typeof RESULTS)[number]

/** Leasing API, section 3. Any other reason means the same as `KAC`, and is shown. */
export const CLOSE_REASONS = ["UNFINANCEABLE", "KAC", "EXPIRED"] as const

export type CloseReason = (typeof CLOSE_REASONS)[number]

/** The listed word that `raw` is, in any letter case; null is not fatal: still going on, look closer. */
export function listedWord<Word extends string>(words: readonly Word[], raw: string): Word | null {
  const asked = raw.trim().toUpperCase()
  return words.find((word) => word === asked) ?? null
}

/** The one `appl_status` that is no error. */
export const isStatusOk = (word: string): boolean => word.trim().toUpperCase() === "OK"
