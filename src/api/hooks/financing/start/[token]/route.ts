import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { followStartLink } from "../../../../../operations/start/follow-start-link"
import { leave, privately } from "../../leave"

/** Browsers and mail scanners look at links before a person does; a look starts nothing. */
const isLook = (req: MedusaRequest): boolean =>
  req.method === "HEAD" ||
  ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /prefetch|preview/i.test(req.get(name) ?? ""),
  )

/** The link that `initiatePayment` hands out: starts the financing and leads the shopper to the service. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  if (isLook(req)) {
    privately(res).status(204).end()
    return
  }
  const address = await followStartLink(deskOf(req.scope), {
    token: req.params["token"] ?? "",
    ip: req.ip ?? null,
  })
  if (address === null) privately(res).status(404).type("text/plain").send("This link is not valid.")
  else leave(res, address)
}
