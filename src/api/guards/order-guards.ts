import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { actorOf } from "../../commerce/actor"
import { deskOf } from "../../commerce/desk-of-container"
import { graph } from "../../commerce/graph"
import { actAs } from "../../operations/acting"
import { beforeOrderCancel } from "../../operations/guards/before-admin"
import { beforeFulfillment, beforeOrderChange } from "../../operations/guards/before-order-change"
import { refuse } from "./turn"

const orderRow = z.looseObject({
  status: z.string(),
  fulfillments: z
    .array(z.looseObject({ canceled_at: z.unknown(), shipped_at: z.unknown(), delivered_at: z.unknown() }))
    .nullish(),
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
    fields: ["status", "fulfillments.canceled_at", "fulfillments.shipped_at", "fulfillments.delivered_at"],
    filters: { id: orderId },
  }
  const [order] = await graph(req.scope, question, orderRow)
  if (order !== undefined) {
    const fulfillments = order.fulfillments ?? []
    const answer = await beforeOrderCancel(deskOf(req.scope), {
      orderId,
      canceled: order.status === "canceled",
      completed: order.status === "completed",
      openFulfillments: fulfillments.some(({ canceled_at: at }) => at == null),
      shipped: fulfillments.some((one) => one.shipped_at != null || one.delivered_at != null),
      actor: actorOf(req),
    })
    refuse(answer)
  }
  actAs(actorOf(req), next)
}

/** In front of `POST /admin/orders/:id/fulfillments`. @throws MedusaError NOT_ALLOWED with the reason */
export async function guardFulfillment(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  refuse(await beforeFulfillment(deskOf(req.scope), req.params["id"] ?? ""))
  next()
}

/** What of an order is changed by a route, as Medusa's query engine calls it. */
type Changed = "return" | "order_claim" | "order_exchange"

const changedRow = z.looseObject({ order_id: z.string() })

/** In front of the confirmation of an order edit: its id in the path is the order's. */
export async function guardOrderEdit(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  refuse(await beforeOrderChange(deskOf(req.scope), req.params["id"] ?? ""))
  next()
}

/** In front of the confirmation of a return, claim or exchange. @throws MedusaError NOT_ALLOWED with the reason */
export const guardChange =
  (entity: Changed) =>
  async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const question = { entity, fields: ["order_id"], filters: { id: req.params["id"] ?? "" } }
    const [changed] = await graph(req.scope, question, changedRow)
    if (changed !== undefined) refuse(await beforeOrderChange(deskOf(req.scope), changed.order_id))
    next()
  }
