import { hasLapsed } from "../../core/partner/offer"
import { hasOutlived } from "../../core/shared/expiry"
import { endsInDialog } from "../../core/shared/flow"
import { isEnd } from "../../core/shared/stage-moves"
import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { raiseAttention } from "../raise-attention"

/** A process was killed between the intent and the answer: the unseen session expires by itself. */
const STALE_START_MS = 120_000

/** Ends a start that nobody is working on any more; otherwise leaves it to its worker. */
export async function closeStaleStart(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  const age = desk.clock.now().getTime() - financing.created_at.getTime()
  if (isEnd(financing.stage) || age < STALE_START_MS) return financing
  const closed = await desk.records.changeFinancing(financing, {
    to: {
      stage: "failed",
      ended_at: desk.clock.now(),
      next_check_at: null,
      payment_session_id: null,
      failure_codes: ["start_interrupted"],
    },
    journal: [{ kind: "refusal", summary: "start_interrupted" }],
  })
  return closed ?? financing
}

/** Session words after which there may be money: what cannot be read then is never dropped. */
const GRANTED_WORDS: readonly string[] = ["granted", "completed"]

/** The direct flow has no session: a contract that the customer has signed says as much. */
const isGrantedAtService = (financing: FinancingRecord): boolean =>
  endsInDialog(financing)
    ? GRANTED_WORDS.includes(financing.session_status ?? "")
    : financing.contract_status === "signed"

/** Checks without news after which a granted contract that cannot be read is shown to a person: about half an hour. */
const UNREAD_CHECKS = 5

/** A contract that the service names and does not show: the wait is not endless. */
export async function noteUnreadContract(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  const unread = financing.facts?.["contract_unread"] === true && financing.checks >= UNREAD_CHECKS
  const granted = isGrantedAtService(financing) && !isEnd(financing.stage)
  if (!unread || !granted || financing.attention !== null) return financing
  return raiseAttention(desk, financing, { reason: "contract_unreadable" })
}

/** An offer that nobody accepted in time is no offer any more. */
const isOfferOver = (desk: Desk, { stage, direct }: FinancingRecord): boolean =>
  stage === "offered" && direct?.offer != null && hasLapsed(direct.offer, desk.clock.now())

/** What the service has granted does not end here. A contract that can be read and is paid down late has its own call. */
function callForGranted(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> | FinancingRecord {
  if (financing.facts?.["contract_unread"] !== true && financing.contract_status !== null)
    return financing.stage === "signing" && financing.attention === null
      ? raiseAttention(desk, financing, { reason: "activation_overdue" })
      : financing
  return raiseAttention(desk, financing, { reason: "contract_unreadable" })
}

/** One day past `valid_until` an unfinished financing is over, whatever the system still says. */
export async function expireLocally(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  if (!hasOutlived(financing.stage, financing.valid_until, desk.clock.now()) && !isOfferOver(desk, financing))
    return financing
  if (isGrantedAtService(financing)) return callForGranted(desk, financing)
  const now = desk.clock.now()
  const expired = await desk.records.changeFinancing(financing, {
    to: { stage: "expired", ended_at: now, checks: 0, next_check_at: now },
    journal: [{ kind: "action", summary: "expired_locally" }],
  })
  return expired ?? financing
}
