import { json, Router, urlencoded } from "express"
import { controlPage } from "../pages/control-page"
import { ledgerOf } from "../ledger/ledger"
import type { World } from "../world/world"
import { faultPresets } from "../faults/presets"
import { listVariants } from "../variants/list-variants"
import { applicationRoutes } from "./application-routes"
import { changeSettings } from "./change-settings"
import { readDecisions } from "./read-decisions"
import { readFaults } from "./read-faults"
import { leasingControlRoutes } from "../leasing/control-routes"
import { sessionRoutes } from "./session-routes"

/** Longer than a caller waits in a test. */
const DEFAULT_STALL_MS = 1000

/** A year, so that a slip of the keyboard does not move the clock for ever. */
const LONGEST_ADVANCE_SECONDS = 366 * 24 * 3600

/** The sandbox's own door for tests and people. It needs no key: the sandbox holds nothing worth protecting. */
export function controlRouter(world: World): Router {
  const router = Router()
  router.use(json({ limit: "1mb", strict: false }), urlencoded({ extended: false }))
  router.get("/", (_request, response) => {
    response.type("html").set("cache-control", "no-store").send(controlPage(world))
  })
  router.get("/ledger", (_request, response) => {
    response.json(ledgerOf(world))
  })
  router.post("/reset", (request, response) => {
    world.reset()
    if (request.is("urlencoded") === "urlencoded") response.redirect(303, "/_sandbox")
    else response.json({ reset: true })
  })
  settingRoutes(router, world)
  faultRoutes(router, world)
  sessionRoutes(router, world)
  applicationRoutes(router, world)
  leasingControlRoutes(router, world)
  return router
}

function settingRoutes(router: Router, world: World): void {
  router.get("/settings", (_request, response) => {
    response.json(world.settings)
  })
  router.post("/settings", (request, response) => {
    const change = changeSettings(world.settings, request.body)
    if (!change.ok) {
      response.status(400).json({ problems: change.problems })
      return
    }
    world.settings = change.settings
    response.json(world.settings)
  })
  router.post("/decisions", (request, response) => {
    const read = readDecisions(request.body)
    if (!read.ok) {
      response.status(400).json({ problems: read.problems })
      return
    }
    world.decisions.push(...read.decisions)
    response.json({ decisions: world.decisions })
  })
  router.post("/clock", (request, response) => {
    const body: { advance_seconds?: unknown } = request.body as object
    const seconds = body.advance_seconds
    if (typeof seconds !== "number" || !(seconds >= 0 && seconds <= LONGEST_ADVANCE_SECONDS)) {
      response
        .status(400)
        .json({ problems: [`advance_seconds must be between 0 and ${String(LONGEST_ADVANCE_SECONDS)}.`] })
      return
    }
    world.scheduler.advance(seconds * 1000)
    response.json({ now: new Date(world.scheduler.now()).toISOString() })
  })
}

function faultRoutes(router: Router, world: World): void {
  router.get("/variants", (_request, response) => {
    response.json(listVariants())
  })
  router.get("/faults/presets", (request, response) => {
    const ms = Number(request.query.ms ?? DEFAULT_STALL_MS)
    response.json({ presets: faultPresets(Number.isFinite(ms) && ms >= 0 ? ms : DEFAULT_STALL_MS) })
  })
  router.get("/faults", (_request, response) => {
    response.json({ faults: world.faults })
  })
  router.post("/faults", (request, response) => {
    const read = readFaults(request.body)
    if (!read.ok) {
      response.status(400).json({ problems: read.problems })
      return
    }
    world.faults.push(...read.faults)
    response.json({ faults: world.faults })
  })
  router.delete("/faults", (_request, response) => {
    world.faults = []
    response.json({ faults: [] })
  })
}
