import type { MedusaResponse } from "@medusajs/framework/http"

/** Sends the browser on. The address it leaves holds a token, so it is neither kept nor passed on. */
export function leave(res: MedusaResponse, address: string): void {
  privately(res).redirect(303, address)
}

export function privately(res: MedusaResponse): MedusaResponse {
  res.setHeader("Cache-Control", "no-store")
  res.setHeader("Referrer-Policy", "no-referrer")
  res.setHeader("X-Robots-Tag", "noindex")
  return res
}
