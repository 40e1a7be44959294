import { clientOf, type Twin } from "../../../scripts/matrix/twin"
import { act, actsFor, legalCommands, paidCents } from "./acts"
import { send, type Actors } from "./commands"
import { begin, type Purchase } from "./purchase"
import { read } from "./read"
import { inOrder } from "./weights"

/** One choice: which purchase, and what with it. */
export interface Choice {
  readonly purchase: number
  readonly pick: number
}

export interface Sequence {
  readonly choices: readonly Choice[]
  /** How the service goes on: by itself, or only when something makes it. */
  readonly slow: boolean
  readonly verification: boolean
}

/** The shop and the service do not agree on who is paid. */
export class Disagreement extends Error {}

/** Purchases that are under way at the same time. */
const AT_ONCE = 4
const DAY = 24 * 3600

/** A partial return has to wait for it. */
const A_DAY = "a day goes by"

/** Carries out one sequence of legal commands and compares after each. @throws Disagreement */
export async function runSequence(twin: Twin, { choices, slow, verification }: Sequence): Promise<number> {
  await twin.control("POST", "/reset")
  const delay = slow ? null : 0
  await twin.control("POST", "/settings", {
    activation_delay_ms: delay,
    signing_activation_delay_ms: delay,
    income_proof_delay_ms: delay,
    withdrawal_delay_ms: 0,
    verification,
  })
  const actors = { twin, client: clientOf(twin) }
  const purchases: (Purchase | undefined)[] = []
  const done: string[] = []
  try {
    for (const { purchase: which, pick } of choices) {
      const at = which % AT_ONCE
      const current = purchases[at]
      const command = current === undefined ? null : await stepOf(actors, current, pick)
      const purchase = command === null || current === undefined ? await begun(actors, pick) : current
      purchases[at] = purchase
      done.push(`${at} ${command ?? `begin ${purchase.flow} ${purchase.method}`}`)
      await compare(actors, purchase, done)
    }
    for (const purchase of purchases) if (purchase !== undefined) await compare(actors, purchase, done)
    return done.length
  } finally {
    actors.client.close()
  }
}

const begun = ({ twin, client }: Actors, pick: number): Promise<Purchase> => begin(twin, client, pick)

/** One legal command, chosen by `pick`; null when there is none any more. */
async function stepOf(actors: Actors, purchase: Purchase, pick: number): Promise<string | null> {
  const legal = await legalCommands(actors.twin, purchase)
  const waits = purchase.stage === "active" && purchase.contractUuid !== null ? [A_DAY] : []
  const all = [
    ...legal.map((command) => ({ command, ours: true })),
    ...[...actsFor(purchase), ...waits].map(itsOwn),
  ]
  for (const { command, ours } of inOrder(all, pick)) {
    if (!ours && (await happens(actors.twin, purchase, command))) return command
    if (!ours) continue
    const sent = await send(actors, purchase, command)
    if (sent.ok) return command
    throw new Disagreement(
      `The twin calls ${command} legal, and the client hears ${JSON.stringify(sent.error)}.`,
    )
  }
  return null
}

/** What the customer, the service or the time does; false when it is not possible now. */
async function happens(twin: Twin, purchase: Purchase, command: string): Promise<boolean> {
  if (command !== A_DAY) return act(twin, purchase, command)
  await twin.control("POST", "/clock", { advance_seconds: DAY })
  return true
}

const itsOwn = (command: string) => ({ command, ours: false })

async function compare({ twin, client }: Actors, purchase: Purchase, done: readonly string[]): Promise<void> {
  await read(client, purchase)
  const theirs = await paidCents(twin, purchase)
  const amount = Math.round(Number(purchase.amount) * 100)
  const ours = purchase.stage === "active" ? amount - purchase.returnedCents : 0
  if (ours === theirs) return
  const { flow, method, stage } = purchase
  throw new Disagreement(
    `${flow} ${method} is ${stage}: the shop counts ${ours} cents, the service pays ${theirs}. ${done.join(", ")}`,
  )
}
