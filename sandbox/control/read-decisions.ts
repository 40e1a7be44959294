import type { ScriptedDecision } from "../world/scripted-decision"
import { DECISIONS } from "../world/session"
import { Patch } from "./patch"

export type ReadDecisions =
  | { readonly ok: true; readonly decisions: readonly ScriptedDecision[] }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads `{ decision, product_code?, times? }` or a list of them; each counts once unless `times` says more. */
export function readDecisions(body: unknown): ReadDecisions {
  const problems: string[] = []
  const decisions = (Array.isArray(body) ? body : [body]).map((one) => {
    const patch = new Patch(one, "", problems)
    if (!patch.names().includes("decision")) problems.push("decision is missing.")
    const read = {
      decision: patch.oneOf("decision", DECISIONS, "positive"),
      productCode: patch.text("product_code", null),
      remaining: patch.whole("times", 1),
    }
    patch.finish()
    return read
  })
  return problems.length === 0 ? { ok: true, decisions } : { ok: false, problems }
}
