import type { FinancingRecord } from "../../core/shared/records"
import type { Settings } from "../../core/shared/settings"

const place = (financingId: string) => ({ table: "financing", row: financingId, column: "sealed_redirect" })

/** The redirect lets its bearer go on with the shopper's application, so it is sealed at rest. */
export const sealRedirect = (settings: Settings, financingId: string, url: string): string =>
  settings.keyring.seal(url, place(financingId))

export const openRedirect = (settings: Settings, financing: FinancingRecord): string | null =>
  financing.sealed_redirect === null
    ? null
    : settings.keyring.open(financing.sealed_redirect, place(financing.id))
