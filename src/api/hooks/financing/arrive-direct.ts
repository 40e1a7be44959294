import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../commerce/desk-of-container"
import { comeBackDirect, type DirectVisit } from "../../../operations/direct/come-back-direct"
import { leave, privately } from "./leave"

/** The browser is back from a bank or from the payment page: the shopper goes on in the storefront. */
export async function arriveDirect(
  req: MedusaRequest,
  res: MedusaResponse,
  from: DirectVisit["from"],
): Promise<void> {
  const address = await comeBackDirect(deskOf(req.scope), { token: req.params["token"] ?? "", from })
  if (address === null) privately(res).status(404).type("text/plain").send("This link is not valid.")
  else leave(res, address)
}

/** The word that the payment page added to the address; empty without one. */
export const statusWordOf = (req: MedusaRequest): string =>
  new URLSearchParams(req.originalUrl.split("?")[1] ?? "").get("status") ?? ""
