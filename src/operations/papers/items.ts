import { contractUuid } from "../../core/partner/ids"
import { isOfItsOwn, purchaseItemsOf, type GivenItem, type ToldItem } from "../../core/partner/purchase-items"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { CommandOutcome, CommandRefusal } from "../commands/command-outcome"
import type { ShopDesk } from "../desk"
import { offeredPaper, type OfferedPaper } from "./offered-paper"
import { noteFailure } from "./paper-failure"
import { carryOut, intend, oneAtATime, type PaperOutcome } from "./paper-run"
import { existingPurchase } from "./purchase"

export interface ItemsGiven {
  /** Empty: what the order holds. */
  readonly items: readonly GivenItem[]
  readonly actor: string | null
}

/**
 * Tells the service what was bought (D2 replaces all items), then has the contract printed anew, so that it shows
 * them. A second one leaves what the first left.
 */
export async function changeItems(
  desk: ShopDesk,
  id: string,
  { items, actor }: ItemsGiven,
): Promise<CommandOutcome> {
  const offered = await offeredPaper(desk, id, "items")
  if (!offered.ok) return offered
  const { financing } = offered.value
  const told = await itemsToTell(desk, financing, items)
  if (!told.ok) return told
  return oneAtATime(desk, { id, of: "purchase" }, async () => {
    const operation = await intend(desk, financing, { kind: "items", actor })
    const written = await writeItems(desk, offered.value, { operation, items: told.value })
    return written.ok ? ok(financing) : written
  })
}

/** The rows of the order, completed by what is given; without an order only what is given. */
export async function itemsToTell(
  desk: ShopDesk,
  financing: FinancingRecord,
  given: readonly GivenItem[],
): Promise<Result<readonly ToldItem[], CommandRefusal>> {
  const { order_id: orderId, currency_code: currency } = financing
  const goods = orderId === null ? null : await desk.commerce.orderGoods(orderId)
  const told = purchaseItemsOf({ items: goods?.items ?? [], currency }, given)
  if (told === null) return err({ reason: "order_item_not_known", codes: [] })
  const loose = (goods?.looseSerialNumbers ?? []).map((serialNumber) => ({ serialNumber }))
  const all = isOfItsOwn(given) ? told : [...told, ...loose]
  return all.length === 0 ? err({ reason: "order_not_placed_yet", codes: [] }) : ok(all)
}

/** D2 under the lease. A purchase that is not there yet is made first. */
export async function writeItems(
  desk: ShopDesk,
  paper: OfferedPaper,
  { operation, items }: { readonly operation: OperationRecord; readonly items: readonly ToldItem[] },
): Promise<PaperOutcome<undefined>> {
  const { client, financing } = paper
  const purchase = await existingPurchase(desk, paper)
  if (!purchase.ok) {
    await noteFailure(desk, { financing, operation }, purchase.error)
    return purchase
  }
  const { place } = purchase.value
  const written = await carryOut(desk, { financing, operation }, () =>
    client.writePurchaseItems({ ...place, items: [...items] }),
  )
  if (written.ok) await printAnew(desk, paper)
  return written
}

/** A contract that could not be printed anew is printed so when somebody asks for it anew. */
async function printAnew(desk: ShopDesk, { client, financing }: OfferedPaper): Promise<void> {
  const uuid = financing.remote_contract_id
  if (uuid === null || financing.method === "pay-next-month") return
  const printed = await client.readPrintout({
    contractUuid: contractUuid.parse(uuid),
    forceRegeneration: true,
  })
  const summary = printed.ok ? "printout_regenerated" : "printout_not_regenerated"
  await desk.records.journal(financing, [{ kind: printed.ok ? "action" : "refusal", summary }])
}
