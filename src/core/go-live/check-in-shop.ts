import { SIGNING_METHODS_OF, type SigningMethod } from "../partner/signing-method"
import { DEFAULT_DIRECT_SETTINGS } from "../shared/direct-settings"
import { appliesInShop } from "../shared/flow"
import { mustProveIdentity } from "../shared/identity-proof"
import { isPartnerMethod, type Method } from "../shared/method"
import type { PlanRecord } from "../shared/records"
import { about, nameOf } from "./about-plan"
import { type Check, type GoLiveFacts, sellingPlansOf } from "./go-live-facts"

const todo = (plan: PlanRecord, id: string, problem: string): Check =>
  about(plan, id, { state: "todo", sentence: `${nameOf(plan)} is sold inside the shop, ${problem}` })

function consents(plan: PlanRecord): Check[] {
  const { consents: configured } = plan.direct ?? DEFAULT_DIRECT_SETTINGS
  if (configured.length > 0) return []
  const problem =
    "but asks for no consent. Enter the consents that the service and the law want, with their texts."
  return [todo(plan, "plan_consents", problem)]
}

const signingOf = (method: Method): readonly SigningMethod[] =>
  isPartnerMethod(method) ? SIGNING_METHODS_OF[method] : []

/** Partner API, section 4.E, rule 4. The short flow is signed at the service. */
function signing(plan: PlanRecord): Check[] {
  if (plan.flow !== "direct") return []
  const { signing_methods: wanted } = plan.direct ?? DEFAULT_DIRECT_SETTINGS
  const allowed = signingOf(plan.method)
  if (wanted.some((one) => allowed.includes(one))) return []
  const mend = allowed.length > 0 ? "Choose another way to sign." : "Sell it at the service instead."
  return [todo(plan, "plan_signing", `but its product can be signed in none of the ways chosen. ${mend}`)]
}

/** A shopper would fill in a form that is sent nowhere, so the plan is not offered at all. */
function identity(plan: PlanRecord, { connections, identityChecked }: GoLiveFacts): Check[] {
  const connection = connections.find(({ id }) => id === plan.connection_id)
  if (identityChecked || connection === undefined || !mustProveIdentity(plan, connection)) return []
  const problem =
    "where the service wants you to prove who applies, so it is not offered. Have your developer register the check (checkIdentityWith of medusa-financing/workflows), or sell it at the service instead."
  return [todo(plan, "plan_identity", problem)]
}

/** Nothing here can see the storefront: the merchant is told once. */
function storefront([first]: readonly PlanRecord[]): Check[] {
  if (first === undefined) return []
  const sentence = `${nameOf(first)} is sold inside the shop: your storefront must show every \`next_action\` (storefront.md). Try one purchase through to its end on a test connection.`
  return [about(first, "storefront_steps", { state: "warning", sentence })]
}

/** What plans need whose shoppers apply inside the shop. */
export function inShopChecks(facts: GoLiveFacts): Check[] {
  const plans = sellingPlansOf(facts).filter(appliesInShop)
  return [
    ...plans.flatMap((plan) => [...consents(plan), ...signing(plan), ...identity(plan, facts)]),
    ...storefront(plans),
  ]
}
