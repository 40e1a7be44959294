import type { Session } from "../world/session"
import type { World } from "../world/world"
import { sessionMessage } from "./session-message"
import type { SignedMessage } from "./sign-message"

/** How the browser goes back to the shop from the last page. */
export interface BrowserReturn {
  readonly url: string
  readonly method: "GET" | "POST"
  readonly params: Partial<SignedMessage>
}

/**
 * The way back: `cancel_url`, bare, when the customer cancelled in the dialog, and otherwise `return_url` with
 * the three parameters of a callback. Service reference, section 7.
 */
export function browserReturn(world: World, session: Session): BrowserReturn {
  const { urls } = session.request
  if (session.cancelledInDialog) return { url: urls.cancelUrl, method: "GET", params: {} }
  const { method, message, forge } = world.settings.browser_return
  if (!message) return { url: urls.returnUrl, method, params: {} }
  const report = { session, status: session.status, forge, now: world.scheduler.now() }
  return { url: urls.returnUrl, method, params: sessionMessage(report, world.settings.callbacks) }
}

/** The address that a GET return opens: the parameters stand behind those that the shop's own address has. */
export function addressOf(back: BrowserReturn): string {
  const address = new URL(back.url)
  for (const [name, value] of Object.entries(back.params)) address.searchParams.append(name, value)
  return address.href
}
