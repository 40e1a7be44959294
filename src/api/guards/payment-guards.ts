import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { deskOf } from "../../commerce/desk-of-container"
import { decimalOf } from "../../core/shared/money"
import { sentenceOf } from "../../operations/commands/sentences"
import type { Desk } from "../../operations/desk"
import {
  beforeCapture,
  beforeRefund,
  type CaptureTurn,
  type GuardAnswer,
} from "../../operations/guards/before-admin"

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

/** @throws MedusaError NOT_ALLOWED with the reason, which Medusa answers as 400 */
const refuse = (answer: GuardAnswer): void => {
  if (answer !== null) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentenceOf(answer))
}

/** In front of `POST /admin/payments/:id/capture`; the turn ends with the answer. */
export async function guardCapture(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const desk = deskOf(req.scope)
  const turn = await beforeCapture(desk, req.params["id"] ?? "", amountOf(req))
  refuse(turn.ok ? null : turn.error)
  const release = turn.ok ? turn.value?.release : undefined
  if (release !== undefined) res.once("finish", () => void endTurn(desk, release))
  next()
}

/** A turn that cannot be ended now ends by itself. */
async function endTurn(desk: Desk, release: CaptureTurn["release"]): Promise<void> {
  await release().catch(() => desk.log.warn("The turn of a capture could not be ended."))
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
