import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { enableMethod } from "../../../../../../commerce/regions"
import type { EnableBody } from "../../../settings-validators"

/** Offers a method in a region, beside what the region offers already. */
export async function POST(req: MedusaRequest<EnableBody>, res: MedusaResponse): Promise<void> {
  const region = await enableMethod(req.scope, req.params["id"] ?? "", req.validatedBody.method)
  if (region === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such region.")
  res.json({ region })
}
