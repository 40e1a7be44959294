import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { recordsOf } from "../../../../../commerce/desk-of-container"
import type { FinancingRecord } from "../../../../../core/shared/records"
import type { AttentionQuery } from "../../list-validators"
import { shownFinancing } from "../../shown"
import { wantedPage } from "../wanted-page"

/** What tells one case from another; the rest is at the financing itself. */
function caseOf(financing: FinancingRecord) {
  const { id, method, stage, payable, returned, currency_code, order_id, order_number, test } = financing
  const { purchase_reference } = financing
  const { attention_sentence: sentence, exits } = shownFinancing(financing)
  return {
    financing: {
      id,
      method,
      stage,
      payable,
      returned,
      currency_code,
      order_id,
      order_number,
      purchase_reference,
      test,
    },
    reason: financing.attention,
    sentence,
    since: financing.attention_since,
    exits,
  }
}

/** Everything that waits for a person, the longest wait first. */
export async function GET(req: MedusaRequest<unknown, AttentionQuery>, res: MedusaResponse): Promise<void> {
  const { limit, after } = req.validatedQuery
  const order = "attention_since"
  const filters = { attention: "any" }
  const records = recordsOf(req.scope)
  const page = wantedPage({ order, after })
  const [{ financings, next }, count] = await Promise.all([
    records.pageOfFinancings({ filters, order, limit, page }),
    records.countOfFinancings({ filters, order }),
  ])
  res.json({ cases: financings.map(caseOf), count, next })
}
