import { contractUuid } from "../../core/partner/ids"
import type { ContractReading } from "../../core/partner/observation"
import { lastFourOf, readIban } from "../../core/shared/iban"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { refuse, type CommandOutcome, type CommandRefusal } from "../commands/command-outcome"
import { noteUnknown } from "../commands/note-unknown"
import type { Desk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import { offeredPaper, type OfferedPaper } from "./offered-paper"
import { failureOf } from "./paper-failure"
import { carryOut, intend, oneAtATime } from "./paper-run"

/** An account on its way through: it is checked, sent, and kept nowhere. */
export interface PayoutAccount {
  readonly iban: string
  readonly actor: string | null
}

/**
 * Sets the account to which a contract is paid (E9), while it is unsigned or signed. All that is kept of the account
 * are its last four characters. A lost answer is settled by reading the contract.
 */
export async function setPayoutAccount(
  desk: Desk,
  id: string,
  { iban: typed, actor }: PayoutAccount,
): Promise<CommandOutcome> {
  const iban = readIban(typed)
  if (!iban.ok) return refuse(iban.error)
  const offered = await offeredPaper(desk, id, "payout_account")
  if (!offered.ok) return offered
  return oneAtATime(desk, { id, of: "payout_account" }, () =>
    send(desk, offered.value, { iban: iban.value, actor }),
  )
}

async function send(
  desk: Desk,
  paper: OfferedPaper,
  { iban, actor }: PayoutAccount,
): Promise<CommandOutcome> {
  const { financing, client } = paper
  const contract = await contractNow(paper)
  if (!contract.ok) return contract
  await closeEarlier(desk, financing, contract.value)
  const lastFour = lastFourOf(iban)
  const note = { kind: "payout_account", actor, remote: { last_four: lastFour } } as const
  const operation = await intend(desk, financing, note)
  const input = { contractUuid: contract.value.uuid, accountNumber: iban }
  const sent = await carryOut(desk, { financing, operation }, () => client.addPayoutAccount(input))
  const after = (await refreshFinancing(desk, financing.id)) ?? financing
  if (sent.ok) return ok(after)
  if (!sent.error.unclear) return sent
  return readBack(desk, paper, { operation, before: contract.value, after })
}

/** E4, read just before: only an unsigned or a signed contract takes an account. */
async function contractNow({
  client,
  financing,
}: OfferedPaper): Promise<Result<ContractReading, CommandRefusal>> {
  const uuid = contractUuid.parse(financing.remote_contract_id)
  const contract = await client.readContract({ contractUuid: uuid })
  if (!contract.ok) {
    const failure = failureOf(contract.error)
    return err({ ...failure, reason: failure.unclear ? "contract_unreadable" : failure.reason })
  }
  const { status } = contract.value
  const open = status === "unsigned" || status === "signed"
  return open ? contract : err({ reason: "contract_not_open", codes: [] })
}

const OPEN: readonly OperationRecord["status"][] = ["intended", "sent", "unknown"]

const lastFourIn = ({ remote }: OperationRecord): unknown => remote?.["last_four"]

/** What a process left behind when it died, or when nobody answered, is settled by what the contract shows now. */
async function closeEarlier(
  desk: Desk,
  financing: FinancingRecord,
  contract: ContractReading,
): Promise<void> {
  for (const operation of await desk.records.listOperations(financing.id)) {
    if (operation.kind !== "payout_account" || !OPEN.includes(operation.status)) continue
    const arrived = lastFourIn(operation) === contract.payoutAccountLastFour
    await desk.records.changeOperation(operation, { status: arrived ? "done" : "refused" })
  }
}

interface LostAnswer {
  readonly operation: OperationRecord
  /** The contract before the account was sent. */
  readonly before: ContractReading
  readonly after: FinancingRecord
}

/** Nobody answered: the account that the contract shows now tells whether the new one arrived. */
async function readBack(
  desk: Desk,
  paper: OfferedPaper,
  { operation, before, after }: LostAnswer,
): Promise<CommandOutcome> {
  const contract = await paper.client.readContract({ contractUuid: before.uuid })
  const sent = lastFourIn(operation)
  const unknown = { ...operation, status: "unknown" } as const
  if (!contract.ok || before.payoutAccountLastFour === sent) {
    await noteUnknown(desk, paper.financing, after)
    return refuse("payout_account_unclear")
  }
  const arrived = contract.value.payoutAccountLastFour === sent
  await desk.records.changeOperation(unknown, { status: arrived ? "done" : "refused" })
  return arrived ? ok(after) : refuse("payout_account_not_changed")
}
