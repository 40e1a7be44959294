import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { uploadProof } from "../../../../../operations/direct/prove-income"
import { filesOf, passBy } from "../../../../files-of-form"
import { answerShopper, ownFinancing } from "../../answer-shopper"
import { answerFileRefusal } from "../../answer-files"

/** Hands on files that prove the income, as they come. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  const files = filesOf(req)
  try {
    const sent = await uploadProof(desk, financing, files)
    if (sent.ok) await answerShopper(desk, sent.value, res)
    else answerFileRefusal(sent.error, financing, res)
  } finally {
    void passBy(req, files)
  }
}
