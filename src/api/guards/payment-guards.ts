import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { deskOf } from "../../commerce/desk-of-container"
import { decimalOf } from "../../core/shared/money"
import { sentenceOf } from "../../operations/commands/sentences"
import { beforeCapture, beforeRefund, type GuardAnswer } from "../../operations/guards/before-admin"

const withAmount = z.looseObject({ amount: z.unknown() })

/** The amount of the body, or null when there is none. An amount that is no number is left to core to refuse. */
const amountOf = (req: MedusaRequest): string | null => {
  const parsed = withAmount.safeParse(req.body)
  return parsed.success ? decimalOf(parsed.data.amount) : null
}

/** @throws MedusaError NOT_ALLOWED with the reason, which Medusa answers as 400 */
const refuse = (answer: GuardAnswer): void => {
  if (answer !== null) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentenceOf(answer))
}

/** In front of `POST /admin/payments/:id/capture`. */
export async function guardCapture(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  refuse(await beforeCapture(deskOf(req.scope), req.params["id"] ?? "", amountOf(req)))
  next()
}

/** In front of `POST /admin/payments/:id/refund`. */
export async function guardRefund(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  refuse(await beforeRefund(deskOf(req.scope), req.params["id"] ?? "", amountOf(req)))
  next()
}
