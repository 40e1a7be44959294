import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { versionHistory } from "../../../../../../operations/returns/version-history"
import { orRefuse } from "../../../money-answers"

/** Every version of the contract that there has been (F5). */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const versions = orRefuse(await versionHistory(deskOf(req.scope), req.params["id"] ?? ""))
  res.json({
    versions: versions.map((version) => ({
      uuid: version.uuid,
      status: version.statusWord,
      created_at: version.createdAt,
      changed_at: version.changedAt,
      change_type: version.changeType,
      return_amount: version.returnAmount,
      payment_schedule_uuid: version.paymentScheduleUuid,
    })),
  })
}
