import type { FinancingRecord } from "../../core/shared/records"
import type { Settings } from "../../core/shared/settings"

const place = (financingId: string) => ({
  table: "financing",
  row: financingId,
  column: "direct.down_payment",
})

/** The page takes the customer's payment, so its address is sealed at rest. */
export const sealPaymentLink = (settings: Settings, financingId: string, url: string): string =>
  settings.keyring.seal(url, place(financingId))

/** Clicks that follow each other within this time are one attempt, in milliseconds. */
const ONE_ATTEMPT_MS = 30_000

/** Where the customer pays in the attempt that was begun a moment ago; null where a new one is to be begun. */
export function openPaymentLink(
  settings: Settings,
  { id, direct }: FinancingRecord,
  now: Date,
): string | null {
  const link = direct?.down_payment?.link ?? null
  if (link === null || now.getTime() - Date.parse(link.at) >= ONE_ATTEMPT_MS) return null
  return settings.keyring.open(link.sealed_url, place(id))
}
