import type { MedusaResponse } from "@medusajs/framework/http"
import { formSentence, type FormReason } from "../../../core/shared/form-sentences"
import type { FinancingRecord } from "../../../core/shared/records"
import type { CommandRefusal } from "../../../operations/commands/command-outcome"
import { answerRefusal } from "./answer-step"

/** The reasons of a form of files, in the shopper's words; of one file they end with its position. */
const REASONS: Readonly<Record<string, FormReason>> = {
  attachment_kind: "file_kind",
  attachment_size: "file_size",
  attachment_total: "file_total",
  attachment_count: "file_count",
  files_missing: "file_missing",
  form_not_readable: "file_not_received",
  attachments_unclear: "file_not_received",
}

/** 400 for a file, 409 when no proof is asked for, 503 without the service. A file is named by its position. */
export function answerFileRefusal(
  refusal: CommandRefusal,
  financing: FinancingRecord,
  res: MedusaResponse,
): void {
  const [, word = "", position = null] = /^(.*?)(?:_(\d+))?$/.exec(refusal.reason) ?? []
  const reason = REASONS[word]
  if (reason === undefined) {
    const other = word === "in_progress" ? "in_progress" : "not_now"
    answerRefusal({ kind: "refused", reason: other }, financing, res)
    return
  }
  const problem = { name: position, reason, message: formSentence(reason, financing.locale) }
  res.setHeader("Cache-Control", "no-store")
  res.status(400).json({ type: "file_refused", problems: [problem] })
}
