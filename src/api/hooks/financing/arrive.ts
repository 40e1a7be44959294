import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../commerce/desk-of-container"
import { arrivalWord, comeBack, storefrontAddress } from "../../../operations/shopper/come-back"
import { readApplicationName } from "../../../operations/leasing/financing-of-application"
import { leave, privately } from "./leave"
import { readBody, readSigned } from "./read-signed-form"
import { waitingPage } from "./waiting-page"

/** How long the hosted page waits for a decision before it gives the shopper back to the storefront. */
const WAIT_MS = 60_000

const queryOf = (req: MedusaRequest): string => req.originalUrl.split("?")[1] ?? ""

/** The service's parameters come in the query or in the body, or not at all. */
async function parametersOf(req: MedusaRequest): Promise<string> {
  if (req.method !== "POST") return queryOf(req)
  const body = await readBody(req)
  return body.ok && readSigned(body.value).ok ? body.value : queryOf(req)
}

/** Since when this browser has been waiting; a moment in the future or none at all begins anew. */
function waitingSince(parameters: string): number {
  const since = Number(new URLSearchParams(parameters).get("since"))
  const now = Date.now()
  return Number.isFinite(since) && since > 0 && since <= now ? since : now
}

/** The browser is back from the service: read it, place the order if it is due, lead the shopper on. */
export async function arrive(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const parameters = await parametersOf(req)
  const signed = readSigned(parameters)
  const arrival = await comeBack(desk, {
    token: req.params["token"] ?? "",
    callback: signed.ok ? signed.value : null,
    application: readApplicationName(parameters),
  })
  if (arrival === null) {
    privately(res).status(404).type("text/plain").send("This link is not valid.")
    return
  }
  const since = waitingSince(parameters)
  if (arrivalWord(arrival.financing) === "pending" && Date.now() - since < WAIT_MS) {
    const again = new URLSearchParams(parameters)
    again.set("since", String(since))
    privately(res)
      .status(200)
      .type("html")
      .send(waitingPage(`?${again.toString()}`))
    return
  }
  leave(res, storefrontAddress(desk.records.settings, arrival, "return_url"))
}
