import type { ConnectionAnswer, Flow } from "../../answers"
import { signingMethodsOf } from "./signing-methods"

/** The shopper applies in the shop itself. */
export const appliesInShop = (flow: Flow): boolean => flow !== "epos"

type Seller = Pick<ConnectionAnswer, "system" | "market" | "short_flow_agreed">

/** Where the service has the short flow at all. */
export const hasShortFlow = ({ system, market }: Omit<Seller, "short_flow_agreed">): boolean =>
  system === "partner" && market === "ee"

/** How a plan can be sold: inside the shop only what can be signed there. */
export const flowsOf = (method: string, connection: Seller): Flow[] => [
  "epos",
  ...(signingMethodsOf(method).length > 0 ? (["direct"] as const) : []),
  ...(hasShortFlow(connection) && connection.short_flow_agreed ? (["epos_short"] as const) : []),
]
