import BigNumber from "bignumber.js"
import { money } from "../money"
import { leasingLedger, type LeasingLedger } from "../leasing/ledger"
import type { Message } from "../world/customer-page"
import type { RequestEntry } from "../world/request-log"
import type { World } from "../world/world"
import { type LedgerApplication, ledgerApplication } from "./ledger-application"
import { type LedgerCallback, ledgerCallback } from "./ledger-callback"
import { type LedgerContract, ledgerContract } from "./ledger-contract"
import { type LedgerSession, ledgerSession } from "./ledger-session"
import { time } from "./moment"

export interface LedgerRequest extends Omit<RequestEntry, "at"> {
  readonly at: string
}

export interface LedgerMessage extends Omit<Message, "at"> {
  readonly at: string
}

export interface Ledger {
  readonly sessions: readonly LedgerSession[]
  readonly applications: readonly LedgerApplication[]
  readonly contracts: readonly LedgerContract[]
  readonly callbacks: readonly LedgerCallback[]
  /** What the customers' telephones and mailboxes would have got. */
  readonly messages: readonly LedgerMessage[]
  /** The last 10 000. */
  readonly requests: readonly LedgerRequest[]
  /** What the merchants are paid in all, by currency; leasing stands apart. */
  readonly paid: Readonly<Record<string, string>>
  readonly leasing: LeasingLedger
}

/** Everything that has happened, to the cent. */
export function ledgerOf(world: World): Ledger {
  const sessions = [...world.sessions.values()].map((session) => ledgerSession(world, session))
  const contracts = [...world.contracts.values()].map((contract) => ledgerContract(world, contract))
  const direct = contracts.filter(({ session_uuid: session }) => session === null)
  return {
    sessions,
    applications: [...world.applications.values()].map(ledgerApplication),
    contracts,
    callbacks: world.callbacks.records.map(ledgerCallback),
    messages: world.messages.map((message) => ({ ...message, at: time(message.at) })),
    requests: world.requests.entries.map((entry) => ({ ...entry, at: time(entry.at) })),
    paid: paidByCurrency([...sessions, ...direct]),
    leasing: leasingLedger(world.leasing),
  }
}

interface Paid {
  readonly currency: string
  readonly paid_amount: string
}

function paidByCurrency(payments: readonly Paid[]): Readonly<Record<string, string>> {
  const totals: Record<string, string> = {}
  for (const { currency, paid_amount: amount } of payments) {
    totals[currency] = money(new BigNumber(totals[currency] ?? 0).plus(amount))
  }
  return totals
}
