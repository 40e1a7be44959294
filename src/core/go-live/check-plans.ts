import { METHOD_NAMES } from "./method-names"
import { METHODS, type Method } from "../shared/method"
import type { PlanRecord } from "../shared/records"
import { about, nameOf } from "./about-plan"
import { type Check, done, type GoLiveFacts, productionOf, sellingPlansOf } from "./go-live-facts"

function terms(plan: PlanRecord): Check[] {
  if (plan.refreshed_at === null)
    return [
      about(plan, "plan_range", {
        state: "todo",
        sentence: `${nameOf(plan)} has no price range, so it is not offered. Read it from the service again, and check its product code.`,
      }),
    ]
  if (plan.refresh_problem === null) return []
  return [
    about(plan, "plan_range", {
      state: "warning",
      sentence: `${nameOf(plan)} could not be read lately (${plan.refresh_problem}). Its range is the one from before.`,
    }),
  ]
}

function dates(plan: PlanRecord, now: Date): Check[] {
  if (plan.ends_at === null || plan.ends_at > now) return []
  const sentence = `${nameOf(plan)} is over, so it is not offered any more. Give it a later end, or pause it.`
  return [about(plan, "plan_over", { state: "warning", sentence })]
}

function autopilot(plan: PlanRecord): Check[] {
  if (plan.approve_when === "manual") return []
  if (!plan.approval_agreed)
    return [
      about(plan, "autopilot", {
        state: "warning",
        sentence: `${nameOf(plan)} is to be approved by itself, but no approval is agreed for it, so there is nothing to approve.`,
      }),
    ]
  if (plan.approve_when !== "fulfilled") return []
  return [
    about(plan, "autopilot", {
      state: "warning",
      sentence: `${nameOf(plan)} is approved only after everything is shipped. The service owes you the money only once it is completed: until then you ship unpaid goods.`,
    }),
  ]
}

const canSell = (plan: PlanRecord, now: Date): boolean =>
  plan.refreshed_at !== null && (plan.ends_at === null || plan.ends_at > now)

/** One line for each method that could be sold, and one if there is none at all. */
function methods(facts: GoLiveFacts): Check[] {
  const ready = sellingPlansOf(facts).filter((plan) => canSell(plan, facts.now))
  const sold = METHODS.filter((method: Method) => ready.some((plan) => plan.method === method))
  if (sold.length > 0 || productionOf(facts).length === 0)
    return sold.map((method) =>
      done("plan", "plans", `${METHOD_NAMES[method]} has a plan with a price range.`),
    )
  return [
    {
      id: "plan",
      state: "todo",
      sentence:
        "No production connection has a plan that can be offered. Add one for each product that the service agreed with you.",
      where: "plans",
      subject: null,
    },
  ]
}

export const planChecks = (facts: GoLiveFacts): Check[] => [
  ...methods(facts),
  ...sellingPlansOf(facts).flatMap((plan) => [...terms(plan), ...dates(plan, facts.now), ...autopilot(plan)]),
]
