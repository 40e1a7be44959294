import { appliesInShop, isAtService } from "../shared/flow"
import { compareAmounts } from "../shared/money"
import {
  offeredBy,
  type CommandRule as Rule,
  type DeskCommand,
  type KnownFinancing as Known,
  type OfferedCommand,
} from "../shared/desk-command"
import type { FinancingRecord, OperationRecord } from "../shared/records"
import { isEnd } from "../shared/stage-moves"
import { MEANING_OF_STAGE } from "../shared/stage"
import { paperRefusal, type PaperCommand } from "./paper-offers"

const isDone = (operations: readonly OperationRecord[], kind: OperationRecord["kind"]): boolean =>
  operations.some((one) => one.kind === kind && one.status === "done")

const isUnderWay = (operations: readonly OperationRecord[], kind: OperationRecord["kind"]): boolean =>
  operations.some((one) => one.kind === kind && (one.status === "sent" || one.status === "unknown"))

const ended = ({ financing }: Known): string | null =>
  isEnd(financing.stage) ? `stage_${financing.stage}` : null

const payNextMonth = ({ financing }: Known): string | null =>
  financing.method === "pay-next-month" ? "method_has_no_contract" : null

const contractKnown = (known: Known): string | null =>
  payNextMonth(known) ?? (known.financing.remote_contract_id === null ? "contract_unknown" : null)

const allGivenBack = ({ terms }: Known): string | null =>
  compareAmounts(terms.left, "0") > 0 ? null : "nothing_left"

const active = (known: Known): string | null =>
  ended(known) ?? (known.financing.stage === "active" ? null : "not_active")

const isFact = ({ facts }: FinancingRecord, name: string, value: unknown): boolean => facts?.[name] === value

const approve: Rule = (known) => {
  const { financing, operations } = known
  if (financing.stage === "active") return financing.captured_at === null ? null : "already_active"
  const before = ended(known) ?? payNextMonth(known)
  if (before !== null) return before
  if (!financing.approval_agreed) return "approval_not_agreed"
  if (financing.stage === "paying_down") return "waiting_for_downpayment"
  if (financing.stage !== "awaiting_approval") return "contract_not_signed"
  if (financing.amount_check === "mismatch") return "amount_mismatch"
  if (financing.payment_id === null) return "no_order"
  return isDone(operations, "approve") ? "approved_waiting_for_activation" : null
}

const cancel: Rule = (known) => {
  const before = ended(known) ?? payNextMonth(known)
  if (before !== null) return before
  if (known.financing.stage === "active") return "already_active"
  const mayGiveUp = appliesInShop(known.financing) && known.financing.stage === "offered"
  if (known.financing.remote_contract_id === null && !mayGiveUp) return "contract_unknown"
  return isDone(known.operations, "cancel") ? "cancel_not_confirmed" : null
}

const withdraw: Rule = (known) => {
  const { financing, operations, terms } = known
  const before = payNextMonth(known) ?? active(known)
  if (before !== null) return before
  if (isDone(operations, "withdraw")) return "withdrawn_waiting_for_termination"
  if (!terms.withdrawalAgreed) return "withdrawal_not_agreed"
  if (isFact(financing, "withdrawable", false)) return "not_withdrawable"
  if (financing.payment_id !== null && financing.captured_at === null) return "not_captured"
  return isUnderWay(operations, "return_part") ? "earlier_unclear" : allGivenBack(known)
}

const returnPart: Rule = (known) => {
  const { financing, operations } = known
  if (financing.method === "pay-next-month") return "return_not_offered"
  const before = active(known)
  if (before !== null) return before
  if (financing.captured_at === null) return "not_captured"
  if (isDone(operations, "withdraw")) return "withdrawn_waiting_for_termination"
  return isUnderWay(operations, "withdraw") ? "earlier_unclear" : allGivenBack(known)
}

const paper =
  (command: PaperCommand): Rule =>
  ({ financing, terms }) =>
    paperRefusal(command, { financing, aggregator: terms.aggregator })

const RULES: Readonly<Record<DeskCommand, Rule>> = {
  approve,
  cancel,
  withdraw,
  return_part: returnPart,
  payout_account: paper("payout_account"),
  printout: paper("printout"),
  purchase: paper("purchase"),
  items: paper("items"),
  merchant: paper("merchant"),
  schedule: paper("schedule"),
  attachments: paper("attachments"),
  versions: contractKnown,
  record: () => null,
  refresh: ({ financing }) => (isAtService(financing) ? null : "not_started"),
}

/** Which commands are offered now, by the record and its operations alone. */
export const deskCommands = (known: Known): readonly OfferedCommand[] => offeredBy(RULES, known)

/** Goods that are sent before anybody pays for them may be lost. */
export const isGranted = ({ stage }: FinancingRecord): boolean => {
  const meaning = MEANING_OF_STAGE[stage]
  return meaning === "authorized" || meaning === "captured"
}
