import type { ConnectionInput } from "../../core/shared/connection-input"
import { mayLinkApplications } from "../../core/shared/flow"
import { isBaseAddress } from "../../core/shared/redirect-hosts"
import { rulesOf } from "../systems"
import type { ConfigurationProblem } from "./configuration-desk"

const invalid = (message: string): ConfigurationProblem => ({ kind: "invalid", message })

/** Printable ASCII without spaces: anything else cannot stand in a header. */
const API_KEY = /^[\x21-\x7e]{8,512}$/

export const apiKeyProblem = (apiKey: string): ConfigurationProblem | null =>
  API_KEY.test(apiKey)
    ? null
    : invalid("The API key is not a key of the service: check it for spaces or line ends.")

/** What is wrong with a connection as it would be saved, or null. */
export function connectionProblem(input: ConnectionInput): ConfigurationProblem | null {
  const rules = rulesOf(input.system)
  if (!isBaseAddress(input.base_url))
    return invalid("The base address must start with https:// and hold no user, query or hash.")
  if (input.short_flow_agreed && !mayLinkApplications(input))
    return invalid("The short flow exists in Estonia only: the connection cannot be marked as agreed for it.")
  const shop = rules.shopProblem(input.shop_uuid)
  if (shop !== null) return invalid(shop)
  if (input.redirect_hosts.length === 0) return invalid("At least one host for the redirect is needed.")
  const wrong = rules.overrideProblems(input.overrides)
  return wrong.length === 0 ? null : invalid(`The overrides are not valid: ${wrong.join(", ")}.`)
}
