import { shopUuid } from "../../core/partner/ids"
import { readOverrides } from "../../core/partner/overrides"
import type { ConnectionInput } from "../../core/shared/connection-input"
import { isBaseAddress } from "../../core/shared/redirect-hosts"
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
  if (!isBaseAddress(input.base_url))
    return invalid("The base address must start with https:// and hold no user, query or hash.")
  if (!shopUuid.safeParse(input.shop_uuid).success) return invalid("The shop UUID is not a UUID.")
  if (input.redirect_hosts.length === 0) return invalid("At least one host for the redirect is needed.")
  const overrides = readOverrides(input.overrides)
  return overrides.ok ? null : invalid(`The overrides are not valid: ${overrides.error.join(", ")}.`)
}
