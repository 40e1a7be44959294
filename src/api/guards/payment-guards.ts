import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { actorOf } from "../../commerce/actor"
import { deskOf } from "../../commerce/desk-of-container"
import { decimalOf } from "../../core/shared/money"
import { actAs } from "../../operations/acting"
import { beforeCapture } from "../../operations/guards/before-admin"
import { beforeRefund } from "../../operations/guards/before-refund"
import { endWithAnswer, refuse } from "./turn"

const withAmount = z.looseObject({ amount: z.unknown() })

/**
 * The amount of the body, or null when there is none.
 * @throws MedusaError INVALID_DATA for one that is no plain decimal number: core would read it in its own way
 */
function amountOf(req: MedusaRequest): string | null {
  const parsed = withAmount.safeParse(req.body)
  const given = parsed.success ? parsed.data.amount : undefined
  if (given === undefined || given === null) return null
  const amount = decimalOf(given)
  if (amount === null)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The amount is not a decimal number.")
  return amount
}

/** In front of `POST /admin/payments/:id/capture`; the turn ends with the answer. */
export async function guardCapture(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const turn = await beforeCapture(deskOf(req.scope), req.params["id"] ?? "", amountOf(req))
  if (!turn.ok) {
    refuse(turn.error)
    return
  }
  endWithAnswer(req, res, turn.value)
  actAs(actorOf(req), next)
}

/** In front of `POST /admin/payments/:id/refund`; the turn ends with the answer. */
export async function guardRefund(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const turn = await beforeRefund(deskOf(req.scope), req.params["id"] ?? "", amountOf(req))
  if (!turn.ok) {
    refuse(turn.error)
    return
  }
  endWithAnswer(req, res, turn.value)
  actAs(actorOf(req), next)
}
