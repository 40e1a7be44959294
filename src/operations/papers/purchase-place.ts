import { createHash } from "node:crypto"
import { applicationUuid, type ApplicationUuid } from "../../core/partner/ids"
import { err, ok, type Result } from "../../core/shared/result"
import type { PurchasePlace } from "../../clients/partner/purchase"
import type { Desk } from "../desk"
import type { OfferedPaper } from "./offered-paper"
import { readingFailureOf, type PaperFailure } from "./paper-failure"

/** Where the purchase of a financing stands at the service, and whether it stands there already. */
export interface FoundPurchase {
  readonly place: PurchasePlace
  readonly exists: boolean
}

/**
 * Finds the purchase by C2. Where the application has none yet, the id of an earlier writing, else one that we make
 * up, creates it: the same one each time, so that writing twice makes one purchase. docs/unknowns.md, D1
 */
export async function findPurchase(
  desk: Desk,
  { client, financing }: Pick<OfferedPaper, "client" | "financing">,
): Promise<Result<FoundPurchase, PaperFailure>> {
  const asked = applicationUuid.parse(financing.remote_application_id)
  const application = await client.readApplication({ applicationUuid: asked })
  if (!application.ok) return err(readingFailureOf(application.error))
  const { purchaseUuid, uuid } = application.value
  if (purchaseUuid !== null) return ok({ place: placeOf(uuid, purchaseUuid), exists: true })
  const written = await writtenUuid(desk, financing.id)
  return ok({ place: placeOf(uuid, written ?? madeUpUuid(financing.id)), exists: written !== null })
}

const placeOf = (application: ApplicationUuid, purchaseUuid: string): PurchasePlace => ({
  applicationUuid: application,
  purchaseUuid,
})

/** Under which id the purchase was written before, where the service does not show it. */
async function writtenUuid(desk: Desk, financingId: string): Promise<string | null> {
  const written = (await desk.records.listOperations(financingId)).filter(
    ({ kind, status }) => kind === "purchase" && status === "done",
  )
  const uuid = written.at(-1)?.remote?.["purchase_uuid"]
  return typeof uuid === "string" ? uuid : null
}

/** RFC 9562, version 8: a UUID of one's own making, here from the financing's id. */
function madeUpUuid(financingId: string): string {
  const hex = createHash("sha256").update(`purchase:${financingId}`).digest("hex")
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join("-")
}
