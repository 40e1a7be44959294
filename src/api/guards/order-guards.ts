import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { actorOf } from "../../commerce/actor"
import { deskOf } from "../../commerce/desk-of-container"
import { graph } from "../../commerce/graph"
import { sentenceOf } from "../../operations/commands/sentences"
import { beforeFulfillment, beforeOrderCancel } from "../../operations/guards/before-admin"

const orderRow = z.looseObject({
  status: z.string(),
  fulfillments: z.array(z.looseObject({ canceled_at: z.unknown() })).nullish(),
})

/** In front of `POST /admin/orders/:id/cancel`, which would swallow the service's refusal. */
export async function guardOrderCancel(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const orderId = req.params["id"] ?? ""
  const question = {
    entity: "order",
    fields: ["status", "fulfillments.canceled_at"],
    filters: { id: orderId },
  }
  const [order] = await graph(req.scope, question, orderRow)
  if (order !== undefined) {
    const answer = await beforeOrderCancel(deskOf(req.scope), {
      orderId,
      canceled: order.status === "canceled",
      completed: order.status === "completed",
      openFulfillments: (order.fulfillments ?? []).some((fulfillment) => fulfillment.canceled_at == null),
      actor: actorOf(req),
    })
    if (answer !== null) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentenceOf(answer))
  }
  next()
}

/** In front of `POST /admin/orders/:id/fulfillments`. @throws MedusaError NOT_ALLOWED with the reason */
export async function guardFulfillment(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const answer = await beforeFulfillment(deskOf(req.scope), req.params["id"] ?? "")
  if (answer !== null) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentenceOf(answer))
  next()
}
