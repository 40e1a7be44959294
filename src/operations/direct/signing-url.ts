import type { FinancingRecord } from "../../core/shared/records"
import type { Settings } from "../../core/shared/settings"

const place = (financingId: string) => ({ table: "financing", row: financingId, column: "direct.signing" })

/** The page lets its bearer sign for the customer, so its address is sealed at rest. */
export const sealSigningUrl = (settings: Settings, financingId: string, url: string): string =>
  settings.keyring.seal(url, place(financingId))

/** Where the customer goes on signing; null where no page was opened. */
export function openSigningUrl(settings: Settings, { id, direct }: FinancingRecord): string | null {
  const sealed = direct?.signing?.sealed_url ?? null
  return sealed === null ? null : settings.keyring.open(sealed, place(id))
}
