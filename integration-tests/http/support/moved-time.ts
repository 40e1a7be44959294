import { ADMIN_LOGIN } from "../../../demo/seed/identity"
import { deskOf } from "../../../src/commerce/desk-of-container"
import { reconcile } from "../../../src/operations/reconcile"
import { http, type Answer, type Call } from "./http"
import type { Loose, Shop } from "./shop"

const RealDate = Date

/** Lets time go by for the shop and the sandbox, which run in this process: what waits on the sandbox's clock happens. */
export async function letTimePass(shop: Shop, ms: number): Promise<void> {
  const gone = Date.now() - RealDate.now() + ms
  const now = (): number => RealDate.now() + gone
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made): Date =>
      args.length === 0 ? new target(now()) : Reflect.construct(target, args, made),
    get: (target, name): unknown => (name === "now" ? now : Reflect.get(target, name)),
  })
  await http(`${shop.sandbox.url}/_sandbox/clock`, { body: { advance_seconds: 0 } })
}

/** To be called after each test that let time go by. */
export function backToNow(): void {
  globalThis.Date = RealDate
}

/** The merchant, who has signed in again after a while. */
export async function merchantLater({
  url,
}: Shop): Promise<(path: string, call?: Call) => Promise<Answer<Loose>>> {
  const { body } = await http<Loose>(`${url}/auth/user/emailpass`, { body: ADMIN_LOGIN })
  const authorization = `Bearer ${String(body.token)}`
  return (path, call = {}) => http(`${url}/admin${path}`, { ...call, headers: { authorization } })
}

/** What runs every few seconds on every instance. */
export const runJob = ({ container }: Shop): Promise<number> => reconcile(deskOf(container))
