import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { withdraw } from "../../../../../../operations/commands/merchant-commands"
import { orRefuse, shownCarried } from "../../../money-answers"
import type { WithdrawBody } from "../../../money-validators"

/** Withdraws the whole contract, by Medusa's own refund of all that is left. */
export async function POST(req: MedusaRequest<WithdrawBody>, res: MedusaResponse): Promise<void> {
  const carried = await withdraw(deskOf(req.scope), req.params["id"] ?? "", {
    actor: actorOf(req),
    note: req.validatedBody.note ?? null,
  })
  res.json(shownCarried(orRefuse(carried)))
}
