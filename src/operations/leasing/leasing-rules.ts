import { leasingCommands } from "../../core/leasing/desk-commands"
import { leasingShopId } from "../../core/leasing/ids"
import { readLeasingOverrides } from "../../core/leasing/overrides"
import { previewBody } from "../../core/leasing/preview"
import { diagnosisOf } from "../diagnosis"
import type { SystemRules } from "../system-rules"

/** Leasing is in euro. Service reference, section 9.2. */
const CURRENCY = "eur"

/** Our own word for a tariff that is not among the e-shop's. Anything else that L1 refuses is about the e-shop. */
const NO_SUCH_TARIFF = "tariff_not_known"

/** What can be said of the leasing service without asking it. */
export const LEASING_RULES: SystemRules = {
  shopProblem: (shop) =>
    leasingShopId.safeParse(shop).success
      ? null
      : "The e-shop identifier may hold letters, digits, dots, hyphens and underscores only.",
  overrideProblems: (overrides) => {
    const read = readLeasingOverrides(overrides)
    return read.ok ? [] : read.error
  },
  preview: (overrides) => {
    const read = readLeasingOverrides(overrides)
    return read.ok ? previewBody(read.value) : null
  },
  planProblem: (plan) => {
    if (plan.currency_code.toLowerCase() !== CURRENCY)
      return "Leasing is in euro only: the currency must be EUR."
    if (plan.flow !== "epos") return "Leasing is sold by redirect only."
    return plan.approval_agreed || plan.withdrawal_agreed
      ? "The leasing service takes no approval and no withdrawal from a shop, so neither can be agreed for a plan."
      : null
  },
  reports: "alerts",
  unknownProduct: "wrong_tariff",
  termsDiagnosis: (error) => {
    if (error.kind === "unauthorized") return "wrong_shop"
    if (error.kind !== "rejected") return diagnosisOf(error)
    return error.codes.includes(NO_SUCH_TARIFF) ? "wrong_tariff" : "wrong_shop"
  },
  simulatorUrl: () => null,
  commands: leasingCommands,
}
