import express, { type ErrorRequestHandler, type Express } from "express"
import { controlRouter } from "./control/control-router"
import { serviceRouter } from "./http/service-router"
import { leasingPages } from "./leasing/pages"
import { leasingRouter } from "./leasing/serve"
import { customerRouter } from "./pages/customer-router"
import { dialogRouter } from "./pages/dialog-router"
import type { World } from "./world/world"

/** The sandbox as one Express application: both services, their pages, and the control door. */
export function createApp(world: World): Express {
  const app = express()
  app.disable("x-powered-by").disable("etag")
  app.use(serviceRouter(world))
  app.use(leasingRouter(world))
  app.use("/leasing", leasingPages(world))
  app.use("/epos", dialogRouter(world))
  app.use(customerRouter(world))
  app.use("/_sandbox", controlRouter(world))
  app.get("/", (_request, response) => response.redirect(303, "/_sandbox"))
  app.use((_request, response) => response.status(404).json({ message: "not_found" }))
  app.use(onError)
  return app
}

// Express knows an error handler by its four parameters.
// eslint-disable-next-line @typescript-eslint/max-params
const onError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error)
    return
  }
  const status = statusOf(error)
  response.status(status).json({ message: status === 500 ? "internal_server_error" : "request_is_not_valid" })
}

function statusOf(error: unknown): number {
  const isHttpError = error instanceof Error && "status" in error && typeof error.status === "number"
  return isHttpError ? Number(error.status) : 500
}
