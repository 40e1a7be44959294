import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { decimalOf } from "../../../../../../core/shared/money"
import { resolveAttention, type Resolution } from "../../../../../../operations/commands/resolve-attention"
import { sentenceOf } from "../../../../../../operations/commands/sentences"
import { shownFinancing } from "../../../shown"
import type { ResolveBody } from "../../../validators"

/** @throws MedusaError INVALID_DATA for an amount that is no decimal number */
function resolutionOf(body: ResolveBody): Resolution {
  if (body.exit !== "record") return body
  const amount = body.amount === undefined ? null : decimalOf(body.amount)
  if (body.amount !== undefined && amount === null)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The amount is not a decimal number.")
  return { exit: "record", note: body.note, amount }
}

/** A person's decision: place the order, cancel, withdraw, record what was done outside, or ignore with a note. */
export async function POST(req: MedusaRequest<ResolveBody>, res: MedusaResponse): Promise<void> {
  const outcome = await resolveAttention(deskOf(req.scope), {
    id: req.params["id"] ?? "",
    resolution: resolutionOf(req.validatedBody),
    actor: actorOf(req),
  })
  if (!outcome.ok) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentenceOf(outcome.error))
  res.json({ financing: shownFinancing(outcome.value) })
}
