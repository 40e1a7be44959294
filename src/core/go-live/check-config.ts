import { isLoopback } from "../shared/redirect-hosts"
import { type Check, done, type GoLiveFacts } from "./go-live-facts"

const reachable = (address: string): boolean => {
  const host = address.replace(/\{\w+\}/g, "x")
  return URL.canParse(host) && new URL(host).protocol === "https:" && !isLoopback(new URL(host).hostname)
}

/** Medusa does not start without a right key, so this one is always done. */
const encryptionKey = (): Check =>
  done("encryption_key", "config", "API keys are kept sealed with the store's own encryption key.")

function publicUrl({ publicUrl: address }: GoLiveFacts): Check {
  if (reachable(address))
    return done("public_url", "config", `The service reaches this Medusa at ${address}.`)
  return {
    id: "public_url",
    state: "todo",
    sentence: `The service cannot reach this Medusa at ${address}. Set the option \`public_url\` to its public https address.`,
    where: "config",
    subject: null,
  }
}

const KNOWN = ["{country_code}", "{cart_id}", "{order_id}", "{locale}"]

type Storefront = GoLiveFacts["storefronts"][number]

/** What is wrong with the storefront's addresses, or null. */
function storefrontProblem(
  facts: GoLiveFacts,
  { return_url: back, cart_url: cart }: Storefront,
): string | null {
  const addresses = [back, cart]
  const unknown = addresses
    .flatMap((address) => address.match(/\{[^}]*\}/g) ?? [])
    .find((word) => !KNOWN.includes(word))
  if (unknown !== undefined) return `holds ${unknown}, which is never filled in. Use ${KNOWN.join(", ")}`
  if (!addresses.every(reachable)) return "is no public https address"
  const countries = new Set(facts.regions.flatMap((region) => region.countries))
  return countries.size > 1 && !addresses.some((address) => address.includes("{country_code}"))
    ? "is the same for every country. If your storefront has a country in its paths, use {country_code}"
    : null
}

function storefront(facts: GoLiveFacts, one: Storefront): Check {
  const problem = storefrontProblem(facts, one)
  if (problem === null) return done("storefront", "config", `Shoppers come back to ${one.return_url}.`)
  return {
    id: "storefront",
    state: problem.startsWith("is the same") ? "warning" : "todo",
    sentence: `The option \`storefront\` (${one.name}) ${problem}.`,
    where: "config",
    subject: null,
  }
}

function testPlans({ offerTestPlans, connections, plans }: GoLiveFacts): Check {
  const test = new Set(connections.filter(({ environment }) => environment === "test").map(({ id }) => id))
  const offered = plans.some(({ connection_id: id, status }) => status === "active" && test.has(id))
  if (!offerTestPlans || !offered)
    return done("test_plans", "config", "No shopper is offered a plan of a test connection.")
  return {
    id: "test_plans",
    state: "todo",
    sentence:
      "Shoppers are offered plans of a test connection, which nobody pays. Pause them, or set the option `offer_test_plans` to false.",
    where: "config",
    subject: null,
  }
}

export const configChecks = (facts: GoLiveFacts): Check[] => [
  encryptionKey(),
  publicUrl(facts),
  ...facts.storefronts.map((one) => storefront(facts, one)),
  testPlans(facts),
]
