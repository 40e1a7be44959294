import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { previewRequest } from "../../../../operations/configuration/preview-request"
import { orThrow } from "../configuration-answer"
import type { PreviewBody } from "../settings-validators"

/** What the service would be sent with these overrides; nothing is sent or saved. */
export function POST(req: MedusaRequest<PreviewBody>, res: MedusaResponse): void {
  const { system, overrides } = req.validatedBody
  res.json({ preview: orThrow(previewRequest(system, overrides)) })
}
