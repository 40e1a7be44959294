import { DECISIONS, INCOME_PROOF_TYPES, type Terms } from "../world/application"
import type { ScriptedDecision } from "../world/scripted-decision"
import { money } from "../money"
import { Patch } from "./patch"

export type ReadDecisions =
  | { readonly ok: true; readonly decisions: readonly ScriptedDecision[] }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Reads `{ decision, product_code?, times?, income_proof_type?, changes? }` or a list of them; each counts once
 * unless `times` says more.
 */
export function readDecisions(body: unknown): ReadDecisions {
  const problems: string[] = []
  const decisions = (Array.isArray(body) ? body : [body]).map((one) =>
    readDecision(new Patch(one, "", problems)),
  )
  return problems.length === 0 ? { ok: true, decisions } : { ok: false, problems }
}

function readDecision(patch: Patch): ScriptedDecision {
  if (!patch.names().includes("decision")) patch.problems.push("decision is missing.")
  const decision = patch.oneOf("decision", DECISIONS, "positive")
  const proof = patch.oneOf("income_proof_type", INCOME_PROOF_TYPES, INCOME_PROOF_TYPES[0])
  const read = {
    decision,
    productCode: patch.text("product_code", null),
    remaining: patch.whole("times", 1),
    incomeProofType: decision === "income_proof_required" ? proof : null,
    changes: patch.names().includes("changes") ? readChanges(patch.group("changes")) : null,
  }
  patch.finish()
  return read
}

/** `{ amount?, down_payment?, period? }`: amounts as decimal strings, the period in months. */
function readChanges(patch: Patch): Partial<Terms> {
  const amount = readAmount(patch, "amount")
  const downPayment = readAmount(patch, "down_payment")
  const period = patch.whole("period", 0)
  patch.finish()
  return {
    ...(amount === null ? {} : { amount }),
    ...(downPayment === null ? {} : { downPayment }),
    ...(period === 0 ? {} : { period }),
  }
}

function readAmount(patch: Patch, name: string): string | null {
  const text = patch.text(name, null)
  if (text === null || /^\d+(\.\d{1,2})?$/.test(text)) return text === null ? null : money(text)
  patch.problems.push(`changes.${name} must be a decimal string.`)
  return null
}
