import { applicationNamed, historyOf } from "../../core/leasing/application-history"
import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../desk"

/** How a browser that comes back from the leasing service names its application. Leasing API, section 4. */
export interface ApplicationName {
  readonly token: string
  readonly orderId: string
}

/** Longer than any value that the service sends. */
const MAX_LENGTH = 200

/** The name in the parameters of a return, or null where there is none. */
export function readApplicationName(parameters: string): ApplicationName | null {
  const fields = new URLSearchParams(parameters)
  const [token, orderId] = [fields.get("appl_token"), fields.get("order_id")]
  if (token === null || orderId === null) return null
  return token.length > MAX_LENGTH || orderId.length > MAX_LENGTH ? null : { token, orderId }
}

/** The financing whose application is named, whichever connection it was started at; both names must be its own. */
export async function financingOfApplication(
  desk: Desk,
  name: ApplicationName | null,
): Promise<FinancingRecord | null> {
  if (name === null) return null
  for (const connection_id of await desk.records.listConnectionIds()) {
    const key = { connection_id, kind: "leasing_application", value: name.token } as const
    const found = await desk.records.findRemoteId(key)
    if (found !== null && applicationNamed(historyOf([found]), name) !== null)
      return desk.records.findFinancing({ id: found.financing_id })
  }
  return null
}
