import { createHash } from "node:crypto"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok } from "../../core/shared/result"
import type { PurchaseMerchant } from "../../clients/partner/purchase-request"
import { refuse, type CommandOutcome } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { offeredPaper, type OfferedPaper } from "./offered-paper"
import { carryOut, intend, oneAtATime, type PaperOutcome } from "./paper-run"
import { existingPurchase } from "./purchase"

/** The merchant behind a purchase, in a shop that sells for several. */
export interface MerchantGiven {
  readonly merchant: PurchaseMerchant
  readonly actor: string | null
}

/**
 * Names the merchant of a purchase (D3), on a connection that is marked as an aggregator. What was taken once is not
 * sent again, and what nobody answered is not sent again by itself.
 */
export async function nameMerchant(
  desk: Desk,
  id: string,
  { merchant, actor }: MerchantGiven,
): Promise<CommandOutcome> {
  if (Object.values(merchant).every((value) => value == null || value.trim() === ""))
    return refuse("nothing_to_write")
  const offered = await offeredPaper(desk, id, "merchant")
  if (!offered.ok) return offered
  const { financing } = offered.value
  return oneAtATime(desk, { id, of: "purchase" }, async () => {
    const digest = digestOf(merchant)
    if (await wasTaken(desk, financing, digest)) return ok(financing)
    const sent = await send(desk, offered.value, { merchant, digest, actor })
    return sent.ok ? ok(financing) : err(told(sent.error))
  })
}

async function send(
  desk: Desk,
  paper: OfferedPaper,
  { merchant, digest, actor }: MerchantGiven & { readonly digest: string },
): Promise<PaperOutcome<undefined>> {
  const { client, financing } = paper
  const purchase = await existingPurchase(desk, paper)
  if (!purchase.ok) return purchase
  const { purchaseUuid } = purchase.value.place
  const operation = await intend(desk, financing, { kind: "merchant", actor, remote: { digest } })
  return carryOut(desk, { financing, operation }, () =>
    client.addPurchaseMerchant({ purchaseUuid, merchant }),
  )
}

/** By what the same merchant is known again; of the merchant itself nothing is kept. */
const digestOf = (merchant: PurchaseMerchant): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(merchant).sort(([a], [b]) => a.localeCompare(b))))
    .digest("hex")

async function wasTaken(desk: Desk, financing: FinancingRecord, digest: string): Promise<boolean> {
  const taken = (await desk.records.listOperations(financing.id)).filter(
    ({ kind, status }) => kind === "merchant" && status === "done",
  )
  return taken.at(-1)?.remote?.["digest"] === digest
}

const told = <T extends { readonly reason: string; readonly unclear: boolean }>(failure: T): T =>
  failure.unclear ? { ...failure, reason: "merchant_unclear" } : failure
