import { shopUuid } from "../../core/partner/ids"
import { deskCommands } from "../../core/partner/desk-commands"
import { readOverrides } from "../../core/partner/overrides"
import { mayLinkApplications } from "../../core/shared/flow"
import { diagnosisOf } from "../diagnosis"
import type { SystemRules } from "../system-rules"
import { simulatorUrlOf } from "./simulator-url"

/** What can be said of the partner service without asking it. */
export const PARTNER_RULES: SystemRules = {
  shopProblem: (shop) => (shopUuid.safeParse(shop).success ? null : "The shop UUID is not a UUID."),
  overrideProblems: (overrides) => {
    const read = readOverrides(overrides)
    return read.ok ? [] : read.error
  },
  preview: () => null,
  planProblem: ({ flow }, connection) =>
    flow === "epos_short" && !mayLinkApplications(connection)
      ? "The short flow needs a connection in Estonia that is marked as agreed for it: agree it with the service, then mark the connection."
      : null,
  reports: "callbacks",
  unknownProduct: "wrong_product",
  // The key was accepted by the ping just now: a refusal here is about the shop, and so is a code that names it.
  termsDiagnosis: (error) => {
    if (error.kind === "unauthorized") return "wrong_shop"
    if (error.kind !== "rejected") return diagnosisOf(error)
    return error.codes.some((code) => /shop/i.test(code)) ? "wrong_shop" : "wrong_product"
  },
  simulatorUrl: simulatorUrlOf,
  commands: deskCommands,
}
