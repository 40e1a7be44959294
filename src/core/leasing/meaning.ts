import type { CloseReason, Phase, ResultCode } from "./words"

/** What a word of either vocabulary says of an application. */
export type Outcome =
  | "opened"
  | "deciding"
  | "offered"
  | "signing"
  | "signed"
  | "signed_with_advance"
  | "signed_offline"
  | "declined"
  | "cancelled"
  | "expired"
  | "ongoing"

/** Something to look at beside the stage. */
export type LeasingMark =
  /** `appl_status` is not OK, or `FINISH` came without one. */
  | "status_not_ok"
  /** Endpoint 5 says `ERROR`. */
  | "check_error"
  /** A word that no document lists. */
  | "unknown_word"
  /** Both vocabularies were answered, and they disagree. */
  | "contradiction"
  | "customer_needs_help"
  /** The customer pays an advance to the shop. */
  | "advance_to_collect"
  /** The contract was signed outside of the online flow. */
  | "signed_offline"
  /** More than one application of the same financing is signed. */
  | "signed_twice"

/** Leasing API, section 3. `CLOSE` means what its reason says. */
export const MEANING_OF_PHASE = {
  NEW: "opened",
  INIT: "opened",
  EVAL: "deciding",
  REJECTED: "declined",
  OPTION: "offered",
  PROPOSAL: "offered",
  DEAL: "signing",
  FINISH: "signed",
  CANCEL: "cancelled",
  CLOSE: "cancelled",
} as const satisfies Record<Phase, Outcome>

/** Leasing API, section 3. */
export const MEANING_OF_CLOSE = {
  UNFINANCEABLE: "declined",
  KAC: "cancelled",
  EXPIRED: "expired",
} as const satisfies Record<CloseReason, Outcome>

interface ResultMeaning {
  readonly outcome: Outcome
  readonly mark: LeasingMark | null
}

const unmarked = <Said extends Outcome>(outcome: Said) => ({ outcome, mark: null })

/** Service reference, section 9.5. */
export const MEANING_OF_RESULT = {
  ERROR: { outcome: "ongoing", mark: "check_error" },
  INIT_AUTH: unmarked("opened"),
  POST_RECEIVED: unmarked("opened"),
  WAITING_FOR_PERMISSION: unmarked("opened"),
  PERMISSION_SIGNED: unmarked("deciding"),
  VALIDATING_INFO: unmarked("deciding"),
  WAITING_FOR_SIF_CONFIRM: unmarked("deciding"),
  WAITING_FOR_DEAL_SIGN: unmarked("signing"),
  NEED_HELP: { outcome: "ongoing", mark: "customer_needs_help" },
  NO_LOAN_POSSIBLE: unmarked("declined"),
  CLIENT_CANCELED: unmarked("cancelled"),
  SIGNED_DEAL: unmarked("signed"),
  SIGNED_DEAL_NO_ADVANCE: unmarked("signed"),
  SIGNED_DEAL_YOUR_ADVANCE: { outcome: "signed_with_advance", mark: "advance_to_collect" },
  SIGNED_DEAL_OFFLINE: { outcome: "signed_offline", mark: "signed_offline" },
} as const satisfies Record<ResultCode, ResultMeaning>
