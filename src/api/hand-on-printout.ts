import { pipeline } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { Printout } from "../operations/papers/printout"

/**
 * Hands a contract on as it comes. One that breaks half-way breaks the connection: no half a contract.
 * @returns whether it came to its end
 */
export async function handOnPrintout(
  { filename, bytes, content }: Printout,
  res: MedusaResponse,
): Promise<boolean> {
  res.setHeader("Content-Type", "application/pdf")
  res.setHeader("Content-Disposition", `attachment; filename="${filename}"`)
  res.setHeader("X-Content-Type-Options", "nosniff")
  res.setHeader("Cache-Control", "no-store")
  if (bytes !== null) res.setHeader("Content-Length", bytes)
  return pipeline(content, res).then(
    () => true,
    () => false,
  )
}
