import type { JsonObject } from "../json"
import type { LeasingShop, LeasingTariff } from "./shops"

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

const OUT = ["CANCEL", "CLOSE"] as const

/** Where an application may go. The document names the phases only; a last phase is never left. */
export const PHASE_MOVES = {
  NEW: ["INIT", ...OUT],
  INIT: ["EVAL", ...OUT],
  EVAL: ["OPTION", "REJECTED", ...OUT],
  OPTION: ["PROPOSAL", ...OUT],
  PROPOSAL: ["DEAL", ...OUT],
  DEAL: ["FINISH", ...OUT],
  REJECTED: [],
  FINISH: [],
  CANCEL: [],
  CLOSE: [],
} as const satisfies Record<Phase, readonly Phase[]>

/** Service reference, section 9.5: the other vocabulary, as far as the sandbox speaks it. */
export type ResultWord =
  | "ERROR"
  | "INIT_AUTH"
  | "POST_RECEIVED"
  | "WAITING_FOR_PERMISSION"
  | "PERMISSION_SIGNED"
  | "VALIDATING_INFO"
  | "WAITING_FOR_SIF_CONFIRM"
  | "WAITING_FOR_DEAL_SIGN"
  | "NEED_HELP"
  | "NO_LOAN_POSSIBLE"
  | "CLIENT_CANCELED"
  | SignedWord

export type SignedWord =
  "SIGNED_DEAL" | "SIGNED_DEAL_NO_ADVANCE" | "SIGNED_DEAL_YOUR_ADVANCE" | "SIGNED_DEAL_OFFLINE"

/** What the other vocabulary says in each phase, unless something more is known. */
export const RESULT_OF_PHASE = {
  NEW: "INIT_AUTH",
  INIT: "POST_RECEIVED",
  EVAL: "WAITING_FOR_SIF_CONFIRM",
  REJECTED: "NO_LOAN_POSSIBLE",
  OPTION: "VALIDATING_INFO",
  PROPOSAL: "VALIDATING_INFO",
  DEAL: "WAITING_FOR_DEAL_SIGN",
  FINISH: "SIGNED_DEAL",
  CANCEL: "CLIENT_CANCELED",
  CLOSE: "CLIENT_CANCELED",
} as const satisfies Record<Phase, ResultWord>

/** What create asked for, after validation. Amounts are decimal strings in EUR. */
export interface LeasingRequest {
  readonly orderId: string
  readonly amount: string
  readonly tariff: LeasingTariff
  readonly term: number | null
  readonly returnUrl: string
  readonly alertUrl: string
}

/** One application. Only the functions of `life.ts` change it. Times are milliseconds since 1970. */
export interface LeasingApplication {
  readonly token: string
  readonly shop: LeasingShop
  readonly request: LeasingRequest
  /** The body of create exactly as it came. */
  readonly received: JsonObject
  readonly createdAt: number
  readonly tokenValidUntil: number
  phase: Phase
  /** `OK` or an error code. */
  status: string
  result: ResultWord
  /** What the customer pays to the shop; null when there is no advance. */
  advance: string | null
  contractNumber: string | null
  closeReason: string | null
  readonly history: { readonly at: number; readonly phase: Phase }[]
}

export const isOver = ({ phase }: LeasingApplication): boolean => PHASE_MOVES[phase].length === 0
