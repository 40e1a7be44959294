import type { SystemName } from "../core/shared/method"
import type { ConnectionRecord } from "../core/shared/records"
import type { Settings } from "../core/shared/settings"
import { returnToken, startToken } from "./tokens"

/** All addresses are built from the option `public_url`, never from a Host header. */
export const returnUrlOf = (settings: Settings, financingId: string): string =>
  `${settings.publicUrl}/hooks/financing/return/${returnToken(settings.keyring, financingId)}`

export const cancelUrlOf = (settings: Settings, financingId: string): string =>
  `${settings.publicUrl}/hooks/financing/cancel/${returnToken(settings.keyring, financingId)}`

/** Where the service of a connection tells news. */
export const callbackUrlOf = (
  settings: Settings,
  { id, system }: Pick<ConnectionRecord, "id" | "system">,
): string => `${settings.publicUrl}/hooks/financing/${system}/${id}/${HEARS[system]}`

/** The partner service calls its news callbacks, the leasing service alerts. */
const HEARS = { partner: "callback", leasing: "alert" } as const satisfies Record<SystemName, string>

/** Where the customer comes back to from a bank that was to prove the income. */
export const statementUrlOf = (settings: Settings, financingId: string): string =>
  `${settings.publicUrl}/hooks/financing/statement/${returnToken(settings.keyring, financingId)}`

/** Where the customer comes back to from the payment page; E7 adds its placeholder. */
export const downPaymentUrlOf = (settings: Settings, financingId: string): string =>
  `${settings.publicUrl}/hooks/financing/down-payment/${returnToken(settings.keyring, financingId)}`

/** The link that a storefront with Medusa's standard API alone follows. */
export const startUrlOf = (settings: Settings, paymentSessionId: string): string =>
  `${settings.publicUrl}/hooks/financing/start/${startToken(settings.keyring, paymentSessionId)}`

/** How the other two addresses look: each financing has a token of its own in them. */
export const exampleUrlsOf = (settings: Settings) => ({
  return_url_example: `${settings.publicUrl}/hooks/financing/return/{token}`,
  cancel_url_example: `${settings.publicUrl}/hooks/financing/cancel/{token}`,
})
