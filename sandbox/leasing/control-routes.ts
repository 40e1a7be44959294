import type { Request, Response, Router } from "express"
import { Patch } from "../control/patch"
import { isJsonObject } from "../json"
import type { World } from "../world/world"
import { isLeasingActName, LEASING_ACTS } from "./acts"
import type { LeasingApplication } from "./application"
import { leasingControlPage } from "./control-page"
import { ledgerAlert, ledgerLeasing } from "./ledger"
import { returnAddress } from "./pages"
import { HASHES } from "./settings"

const report = (application: LeasingApplication): object => ({
  application: ledgerLeasing(application),
  browser_return: { url: returnAddress(application), method: "GET" },
})

function act(world: World, application: LeasingApplication, [request, response]: [Request, Response]): void {
  const body: unknown = request.body
  const name = isJsonObject(body) ? body.action : undefined
  if (!isLeasingActName(name)) {
    response
      .status(400)
      .json({ problems: [`action must be one of ${Object.keys(LEASING_ACTS).join(", ")}.`] })
    return
  }
  const problem = LEASING_ACTS[name](world.leasing, application)
  if (request.is("urlencoded") === "urlencoded") response.redirect(303, "/_sandbox/leasing")
  else if (problem === null) response.json(report(application))
  else response.status(409).json({ problems: [problem], ...report(application) })
}

function alert(
  world: World,
  application: LeasingApplication,
  [request, response]: [Request, Response],
): void {
  const patch = new Patch(request.body)
  const words = {
    phase: patch.text("phase", application.phase) ?? application.phase,
    status: patch.text("status", application.status) ?? application.status,
    orderId: patch.text("order_id", application.request.orderId) ?? "",
    sha1: patch.oneOf("sha1", HASHES, world.settings.leasing_alerts.sha1),
  }
  patch.finish()
  if (patch.problems.length > 0) response.status(400).json({ problems: patch.problems })
  else response.json(ledgerAlert(world.leasing.alerts.announce(application, words)))
}

/** Acts on one leasing application, and alerts at will. */
export function leasingControlRoutes(router: Router, world: World): void {
  const route =
    (use: (application: LeasingApplication, exchange: [Request, Response]) => void) =>
    (request: Request, response: Response): void => {
      const application = world.leasing.applications.get(request.params.token ?? "")
      if (application === undefined)
        response.status(404).json({ problems: ["There is no such application."] })
      else use(application, [request, response])
    }
  router.get("/leasing", (_request, response) => {
    response.type("html").set("cache-control", "no-store").send(leasingControlPage(world.leasing))
  })
  router.get(
    "/leasing/applications/:token",
    route((application, [, response]) => response.json(report(application))),
  )
  router.post(
    "/leasing/applications/:token/act",
    route((application, exchange) => act(world, application, exchange)),
  )
  router.post(
    "/leasing/applications/:token/alert",
    route((application, exchange) => alert(world, application, exchange)),
  )
  router.post("/leasing/alerts/release", (request, response, next) => {
    const patch = new Patch(request.body)
    const order = patch.oneOf("order", ["normal", "reversed"], "normal")
    world.leasing.alerts.release(order).then((released) => response.json({ released }), next)
  })
}
