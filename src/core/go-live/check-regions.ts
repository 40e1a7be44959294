import { METHOD_NAMES } from "./method-names"
import type { PlanRecord } from "../shared/records"
import type { RegionMethods } from "../shared/region-methods"
import { type Check, done, type GoLiveFacts, sellingPlansOf } from "./go-live-facts"

const fits = (plan: PlanRecord, region: RegionMethods): boolean =>
  plan.currency_code.toLowerCase() === region.currency_code &&
  (plan.countries.length === 0 ||
    plan.countries.some((country) => region.countries.includes(country.toLowerCase())))

/** A plan that no region can offer. */
const nowhere = (plan: PlanRecord): Check => ({
  id: "region_missing",
  state: "todo",
  sentence: `The plan ${plan.name} (${plan.product_code}) fits no region: none has its currency ${plan.currency_code.toUpperCase()} and one of its countries.`,
  where: "regions",
  subject: plan.id,
})

function provider(plan: PlanRecord, region: RegionMethods): Check {
  const name = METHOD_NAMES[plan.method]
  if (region.methods[plan.method])
    return { ...done("region", "regions", `${name} is enabled in ${region.name}.`), subject: region.id }
  return {
    id: "region",
    state: "todo",
    sentence: `${name} has a plan for ${region.name}, but is not enabled there. Enable it.`,
    where: "regions",
    subject: region.id,
  }
}

export function regionChecks(facts: GoLiveFacts): Check[] {
  const checks = sellingPlansOf(facts).flatMap((plan) => {
    const regions = facts.regions.filter((region) => fits(plan, region))
    return regions.length === 0 ? [nowhere(plan)] : regions.map((region) => provider(plan, region))
  })
  return [...new Map(checks.map((check) => [`${check.sentence} ${check.subject ?? ""}`, check])).values()]
}
