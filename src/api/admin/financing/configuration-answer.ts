import { MedusaError } from "@medusajs/framework/utils"
import type { Result } from "../../../core/shared/result"
import type { ConfigurationProblem } from "../../../operations/configuration/configuration-desk"

const TYPE_OF_KIND = {
  invalid: MedusaError.Types.INVALID_DATA,
  not_found: MedusaError.Types.NOT_FOUND,
  in_use: MedusaError.Types.NOT_ALLOWED,
} as const satisfies Record<ConfigurationProblem["kind"], string>

/** The value, or Medusa's error with the problem's sentence. @throws MedusaError */
export function orThrow<T>(outcome: Result<T, ConfigurationProblem>): T {
  if (outcome.ok) return outcome.value
  throw new MedusaError(TYPE_OF_KIND[outcome.error.kind], outcome.error.message)
}
