import type { DirectState } from "../../core/shared/direct-state"
import { KEPT, whyKept } from "../../core/shared/personal-data"
import type { FinancingRecord, JournalEntryRecord, OperationRecord } from "../../core/shared/records"
import type { RemoteIdRecord } from "../../core/shared/remote-id"
import type { Desk } from "../desk"
import { keepingTerms } from "./erase"

/** What is kept of a customer's financings: no key, no digest, no token and no sealed address. */
export async function customerData(desk: Desk, customerId: string) {
  const financings = await desk.records.listFinancingsOfCustomer(customerId)
  return { customer_id: customerId, financings: await inTurn(financings, (one) => dataOf(desk, one)) }
}

/** One after the other: an export is not in a hurry, and a customer may have many. */
async function inTurn<T, U>(items: readonly T[], work: (item: T) => Promise<U>): Promise<U[]> {
  const done: U[] = []
  for (const item of items) done.push(await work(item))
  return done
}

async function dataOf(desk: Desk, financing: FinancingRecord) {
  const { id } = financing
  const operations = await desk.records.listOperations(id)
  const [journal, remoteIds] = [await desk.records.listJournal(id), await desk.records.listRemoteIds(id)]
  const reason = whyKept(financing, operations, keepingTerms(desk))
  return {
    ...purchaseOf(financing),
    at_the_service: serviceOf(financing, remoteIds),
    direct: financing.direct === null ? null : directOf(financing.direct),
    attention: attentionOf(financing),
    operations: operations.map(operationOf),
    history: journal.map(entryOf),
    must_be_kept: reason === null ? null : { reason, sentence: KEPT[reason] },
  }
}

const purchaseOf = (financing: FinancingRecord) => ({
  id: financing.id,
  method: financing.method,
  flow: financing.flow,
  stage: financing.stage,
  amount: financing.payable,
  currency_code: financing.currency_code,
  returned_amount: financing.returned,
  country_code: financing.country_code,
  locale: financing.locale,
  cart_id: financing.cart_id,
  order_id: financing.order_id,
  order_number: financing.order_number,
  payment_id: financing.payment_id,
  purchase_reference: financing.purchase_reference,
  created_at: financing.created_at,
  valid_until: financing.valid_until,
  activated_at: financing.activated_at,
  captured_at: financing.captured_at,
  ended_at: financing.ended_at,
})

/** Of a leasing its session is the application's token, which opens it: nobody needs to be handed that. */
const serviceOf = (financing: FinancingRecord, remoteIds: readonly RemoteIdRecord[]) => ({
  connection_id: financing.connection_id,
  session_id: financing.method === "leasing" ? null : financing.remote_session_id,
  application_id: financing.remote_application_id,
  contract_id: financing.remote_contract_id,
  all_ids: remoteIds.filter(({ kind }) => kind !== "leasing_application").map(({ value }) => value),
  session_status: financing.session_status,
  contract_status: financing.contract_status,
  process_status: financing.process_status,
  refusal_codes: financing.failure_codes,
  contract: financing.facts,
  read_at: financing.read_at,
})

const directOf = ({ signing, down_payment: down, ...state }: DirectState) => ({
  ...state,
  down_payment: down === null ? null : { state: down.state, since: down.since },
  signing:
    signing === null ? null : { method: signing.method, at: signing.at, wrong_codes: signing.wrong_codes },
})

const attentionOf = ({ attention, attention_since: since, attention_note: note }: FinancingRecord) =>
  attention === null ? null : { reason: attention, since, note }

const operationOf = ({ kind, amount, status, codes, note, actor, created_at: at }: OperationRecord) => ({
  kind,
  amount,
  status,
  codes,
  note,
  by: actor,
  at,
})

/** Ids at the service are listed above, and of a leasing they are not for everybody. */
const entryOf = ({ kind, summary, details, actor, created_at: at }: JournalEntryRecord) => {
  const { remote_session_id: _session, ...shown } = details
  return { kind, what: summary, details: shown, by: actor, at }
}
