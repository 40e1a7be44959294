import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { sentenceOf } from "../../../../../../operations/commands/sentences"
import { returnOptions } from "../../../../../../operations/returns/return-options"
import { orRefuse, shownReturn } from "../../../money-answers"

/** Whether a part can be given back now, how much, and for which items of the order. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const options = orRefuse(await returnOptions(deskOf(req.scope), req.params["id"] ?? ""))
  const { refusal, openReturn } = options
  res.json({
    possible: options.possible,
    min_amount: options.minAmount,
    max_amount: options.maxAmount,
    left: options.left,
    currency_code: options.currencyCode,
    reason: refusal?.reason ?? null,
    sentence: refusal === null ? null : sentenceOf(refusal),
    earliest_date: options.earliestDate,
    time_zone: options.timeZone,
    items: options.items.map((item) => ({
      id: item.id,
      title: item.title,
      quantity: item.quantity,
      returnable_quantity: item.returnableQuantity,
      unit_amount: item.unitAmount,
    })),
    open_return: openReturn === null ? null : shownReturn(openReturn),
  })
}
