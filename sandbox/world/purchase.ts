import type { JsonObject } from "../json"

/** What is bought, as C1 and D1 to D3 have told it. The merchant names the purchase; it need not be a UUID. */
export interface Purchase {
  readonly uuid: string
  reference: string | null
  description: string | null
  additionalDescription: string | null
  items: readonly JsonObject[]
  merchant: JsonObject | null
}
