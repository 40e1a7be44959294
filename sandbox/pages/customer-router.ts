import { type Response, Router, urlencoded } from "express"
import { finishPayment, returnAddress } from "../life/down-payment"
import { messagesTo } from "../life/messages"
import { finishRetrieval } from "../life/retrieve-statement"
import { sign } from "../life/sign"
import { contractToSign } from "../life/start-signing"
import { BANKS } from "../partner/banks"
import { pdfOf } from "../printout/pdf"
import type { World } from "../world/world"
import { bankIcon, bankPage } from "./bank-page"
import { goneNotice } from "./gone-page"
import { paymentPage, usedPaymentPage } from "./payment-page"
import { signedPage, signingPageOf } from "./signing-page"
import { simulatorPage } from "./simulator-page"

/** Everything that a customer opens besides the ePOS dialog: bank, payment, signing, telephone and printout. */
export function customerRouter(world: World): Router {
  const router = Router()
  router.use(["/bank", "/payments", "/signing"], urlencoded({ extended: false }))
  bankRoutes(router, world)
  paymentRoutes(router, world)
  signingRoutes(router, world)
  router.get("/sms", (request, response) => {
    const { phone } = request.query
    const address = typeof phone === "string" ? phone : ""
    show(response, simulatorPage(address, address === "" ? null : messagesTo(world, address)))
  })
  router.get("/printouts/:file", (request, response) => {
    const printout = world.printouts.get(request.params.file.replace(/\.pdf$/, ""))
    if (printout === undefined) gone(response)
    else response.type("pdf").send(pdfOf(printout.lines, world.settings.printout_bytes))
  })
  return router
}

function bankRoutes(router: Router, world: World): void {
  router.get("/bank/icons/:file", (request, response) => {
    const bank = BANKS.find(({ id }) => `${id}.svg` === request.params.file)
    if (bank === undefined) gone(response)
    else response.type("svg").send(bankIcon(bank))
  })
  router.get("/bank/retrievals/:uuid", (request, response) => {
    const retrieval = world.retrievals.get(request.params.uuid)
    if (retrieval === undefined) gone(response)
    else show(response, bankPage(retrieval))
  })
  for (const [act, state] of [
    ["share", "shared"],
    ["leave", "left"],
  ] as const) {
    router.post(`/bank/retrievals/:uuid/${act}`, (request, response) => {
      const retrieval = world.retrievals.get(request.params.uuid)
      if (retrieval === undefined) {
        gone(response)
        return
      }
      finishRetrieval(world, retrieval, state)
      response.redirect(303, retrieval.returnUrl)
    })
  }
}

const OUTCOMES = { pay: "SUCCESS", fail: "FAILED", unknown: "UNKNOWN" } as const

function paymentRoutes(router: Router, world: World): void {
  router.get("/payments/:uuid", (request, response) => {
    const link = world.payments.get(request.params.uuid)
    if (link === undefined) gone(response)
    else show(response, link.outcome === null ? paymentPage(world, link) : usedPaymentPage(link))
  })
  for (const [act, outcome] of Object.entries(OUTCOMES)) {
    router.post(`/payments/:uuid/${act}`, (request, response) => {
      const link = world.payments.get(request.params.uuid)
      if (link === undefined) gone(response)
      else if (finishPayment(world, link, outcome) === null) response.redirect(303, returnAddress(link))
      else response.redirect(303, `/payments/${link.uuid}`)
    })
  }
}

function signingRoutes(router: Router, world: World): void {
  router.get("/signing/:token", (request, response) => {
    const contract = contractToSign(world, request.params.token)
    if (contract === undefined) gone(response)
    else show(response, signingPageOf(world, contract, request.params.token))
  })
  router.post("/signing/:token/sign", (request, response) => {
    const contract = contractToSign(world, request.params.token)
    if (contract?.signing == null || contract.status !== "unsigned") {
      gone(response)
      return
    }
    sign(world, contract, contract.signing.method)
    show(response, signedPage(contract))
  })
}

function show(response: Response, page: string): void {
  response.type("html").set("cache-control", "no-store").send(page)
}

function gone(response: Response): void {
  response.status(404)
  show(response, goneNotice())
}
