import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { banksFor } from "../../../../../operations/direct/prove-income"
import { ownFinancing } from "../../answer-shopper"
import { answerRefusal } from "../../answer-step"

/** The banks that can prove the shopper's income. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  const banks = await banksFor(desk, financing)
  if (!banks.ok) {
    answerRefusal(banks.error, financing, res)
    return
  }
  res.setHeader("Cache-Control", "no-store")
  res.json({ banks: banks.value.map(({ id, name, iconUrl }) => ({ id, name, icon_url: iconUrl })) })
}
