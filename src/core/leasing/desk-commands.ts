import {
  offeredBy,
  type CommandRule,
  type DeskCommand,
  type KnownFinancing,
  type OfferedCommand,
} from "../shared/desk-command"
import { isEnd } from "../shared/stage-moves"

/** Why a command is not offered, in a sentence for the merchant. */
export const LEASING_REFUSALS = {
  leasing_has_no_approval:
    "The leasing service takes no approval from a shop: a signed contract counts by itself.",
  leasing_capture_advance:
    "The customer pays the advance to you. Capture the payment once it has arrived: that says so.",
  leasing_has_no_cancellation:
    "The leasing service takes no cancellation from a shop. Cancel it with the service, then record what was done.",
  leasing_has_no_withdrawal:
    "The leasing service takes no withdrawal and no return from a shop. Arrange it with the service, then record what was done.",
  leasing_no_paper: "The leasing service has no such paper for a shop. Ask the leasing service for it.",
} as const satisfies Record<string, string>

type LeasingRefusal = keyof typeof LEASING_REFUSALS

const noCancellation: CommandRule = () => "leasing_has_no_cancellation" satisfies LeasingRefusal

const noWithdrawal: CommandRule = () => "leasing_has_no_withdrawal" satisfies LeasingRefusal

const noPaper: CommandRule = () => "leasing_no_paper" satisfies LeasingRefusal

/** The merchant's capture: that the customer's advance has arrived. Nothing is sent to the service. */
const approve: CommandRule = ({ financing }) => {
  if (financing.stage === "active") return financing.captured_at === null ? null : "already_active"
  if (isEnd(financing.stage)) return `stage_${financing.stage}`
  if (financing.stage !== "awaiting_approval") return "contract_not_signed"
  if (financing.amount_check === "mismatch") return "amount_mismatch"
  return financing.payment_id === null ? "no_order" : null
}

const RULES: Readonly<Record<DeskCommand, CommandRule>> = {
  approve,
  cancel: noCancellation,
  withdraw: noWithdrawal,
  return_part: noWithdrawal,
  payout_account: noPaper,
  printout: noPaper,
  purchase: noPaper,
  items: noPaper,
  merchant: noPaper,
  schedule: noPaper,
  attachments: noPaper,
  versions: noPaper,
  record: () => null,
  refresh: ({ financing }) => (financing.remote_session_id === null ? "not_started" : null),
}

/** Which commands are offered now. Leasing API, section 4: there is none but to look. */
export const leasingCommands = (known: KnownFinancing): readonly OfferedCommand[] => offeredBy(RULES, known)
