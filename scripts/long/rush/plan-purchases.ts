import { type MarketCode, MARKETS } from "../../../demo/seed/markets"
import type { Method } from "../../../sandbox"
import { type Random, randomFrom } from "../../load/random"

/** What one shopper does, and when what arrives where. Doors are numbers; a store takes them modulo its processes. */
export type Purchase = {
  readonly number: number
  readonly country: MarketCode
  readonly method: Method
  /** Whether the merchant has to approve before money is due. */
  readonly approval: boolean
  readonly article: number
  readonly quantity: number
  /** Ten percent off, which leaves a tenth of a cent in many totals. */
  readonly promotion: boolean
  /** From the last page of the service to the shop's return address, in milliseconds. */
  readonly comesBackAfterMs: number
  /** The storefront completes the cart without waiting for its browser to come back. */
  readonly impatient: boolean
  readonly doors: {
    readonly cart: number
    readonly start: number
    readonly back: number
    readonly complete: number
    readonly approve: number
  }
  /** For each copy of each callback of the session, in the order of their arrival. */
  readonly callbacks: readonly Passage[]
}

export type Passage = { readonly afterMs: number; readonly door: number }

const METHODS: readonly Method[] = ["hire-purchase", "split-payment", "pay-next-month"]

/** `granted` and `completed`, two copies each. */
const CALLBACKS = 4

/** Most of what happens within this time happens at the same moment. */
const LONGEST_DELAY_MS = 400

export const PRICES = 12

/** Odd prices inside the range of every method, up to three pieces of them too. */
export function planPrices(seed: number): number[] {
  const random = randomFrom(seed)
  return Array.from({ length: PRICES }, () => random.whole(8_000, 60_000) / 100)
}

/** The same seed plans the same purchases. */
export function planPurchases(seed: number, count: number): Purchase[] {
  return Array.from({ length: count }, (_, at) => planPurchase(randomFrom(seed + at * 7919), at + 1))
}

function planPurchase(random: Random, number: number): Purchase {
  const market = random.oneOf(MARKETS)
  const method = random.oneOf(METHODS)
  const door = () => random.whole(0, 1)
  return {
    number,
    country: market.country,
    method,
    approval: needsApproval(market.approval, method),
    article: random.whole(0, PRICES - 1),
    quantity: random.whole(1, 3),
    promotion: random.whole(1, 3) === 1,
    comesBackAfterMs: delay(random),
    impatient: random.whole(1, 3) === 1,
    doors: { cart: door(), start: door(), back: door(), complete: door(), approve: door() },
    callbacks: Array.from({ length: CALLBACKS }, () => ({ afterMs: delay(random), door: door() })),
  }
}

/** A third of the delays is none, so that things truly meet. */
const delay = (random: Random) => (random.whole(1, 3) === 1 ? 0 : random.whole(0, LONGEST_DELAY_MS))

function needsApproval(agreed: (typeof MARKETS)[number]["approval"], method: Method): boolean {
  if (method === "hire-purchase") return agreed.hirePurchase
  return method === "split-payment" && agreed.splitPayment
}
