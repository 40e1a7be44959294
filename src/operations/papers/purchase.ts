import type { OperationRecord } from "../../core/shared/records"
import { err, ok } from "../../core/shared/result"
import type { PurchaseRequest } from "../../clients/partner/purchase-request"
import { refuse, type CommandOutcome } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { offeredPaper, type OfferedPaper } from "./offered-paper"
import { noteFailure } from "./paper-failure"
import { carryOut, intend, oneAtATime, type PaperOutcome } from "./paper-run"
import { findPurchase, type FoundPurchase } from "./purchase-place"

/** What a person writes to the purchase; what is absent or null stays as it is. */
export interface PurchaseChange {
  readonly reference?: string | null | undefined
  readonly description?: string | null | undefined
  readonly actor: string | null
}

/** Changes what the purchase is called at the service (D1). A second one leaves what the first left. */
export async function changePurchase(
  desk: Desk,
  id: string,
  { reference = null, description = null, actor }: PurchaseChange,
): Promise<CommandOutcome> {
  if (reference === null && description === null) return refuse("nothing_to_write")
  const offered = await offeredPaper(desk, id, "purchase")
  if (!offered.ok) return offered
  const { financing } = offered.value
  return oneAtATime(desk, { id, of: "purchase" }, async () => {
    const operation = await intend(desk, financing, { kind: "purchase", actor })
    const change = { purchaseReference: reference, description }
    const written = await writePurchase(desk, offered.value, { operation, change })
    return written.ok ? ok(financing) : written
  })
}

/** D1 under the lease: finds the purchase, writes it, and keeps under which id it stands. */
export async function writePurchase(
  desk: Desk,
  paper: OfferedPaper,
  { operation, change }: { readonly operation: OperationRecord; readonly change: PurchaseRequest },
): Promise<PaperOutcome<FoundPurchase>> {
  const { client, financing } = paper
  const found = await findPurchase(desk, paper)
  if (!found.ok) {
    await noteFailure(desk, { financing, operation }, found.error)
    return found
  }
  const { place } = found.value
  const written = await carryOut(desk, { financing, operation }, () =>
    client.writePurchase({ ...place, purchase: change }),
  )
  if (!written.ok) return err(written.error)
  const purchaseUuid = written.value.purchaseUuid ?? place.purchaseUuid
  await desk.records.changeOperation(
    { id: operation.id, status: "done" },
    { remote: { ...operation.remote, purchase_uuid: purchaseUuid } },
  )
  return ok({ place: { ...place, purchaseUuid }, exists: true })
}

/** The purchase of a financing, which is made where there is none: items and a merchant belong to one. */
export async function existingPurchase(
  desk: Desk,
  paper: OfferedPaper,
): Promise<PaperOutcome<FoundPurchase>> {
  const found = await findPurchase(desk, paper)
  if (!found.ok || found.value.exists) return found
  const { financing } = paper
  const operation = await intend(desk, financing, { kind: "purchase", actor: null })
  const purchaseReference = financing.order_number?.toString() ?? financing.purchase_reference
  return writePurchase(desk, paper, { operation, change: { purchaseReference } })
}
