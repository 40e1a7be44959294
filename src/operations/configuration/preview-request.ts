import type { SystemName } from "../../core/shared/method"
import type { JsonObject } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { rulesOf } from "../systems"
import type { ConfigurationProblem } from "./configuration-desk"

/** The body with which a made-up purchase would be opened; null where no setting changes its names. */
export function previewRequest(
  system: SystemName,
  overrides: JsonObject,
): Result<JsonObject | null, ConfigurationProblem> {
  const rules = rulesOf(system)
  const wrong = rules.overrideProblems(overrides)
  return wrong.length === 0
    ? ok(rules.preview(overrides))
    : err({ kind: "invalid", message: `The overrides are not valid: ${wrong.join(", ")}.` })
}
