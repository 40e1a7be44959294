import { beginDirect, nextOf, requestsAt, sellDirectly, step, toContract } from "../support/direct"
import { http } from "../support/http"
import type { Loose, Shop } from "../support/shop"
import { until } from "../support/shopper"

/** Attempts at the down payment. */
export function downPaymentTests(shop: () => Shop): void {
  it("two clicks are one attempt; each new attempt has one link of its own, and a word that nobody filled in proves nothing", async () => {
    await sellDirectly(shop())
    const attempt = await beginDirect(shop(), { method: "hire-purchase" })
    await toContract(shop(), attempt, { down_payment_amount: "49.00" })
    const { body } = await step(shop(), attempt, { path: "/signing", body: { method: "redirect" } })
    await http(`${String(body.next_action.url)}/sign`, { method: "POST" })
    await until(
      () => nextOf(shop(), attempt),
      ({ type }) => type === "pay_down",
    )
    const links = async (): Promise<number> => (await requestsAt(shop(), "E7")).length
    const pay = async (): Promise<string> => {
      const clicks = await Promise.all(
        [1, 2].map(() => step(shop(), attempt, { path: "/down-payment", body: {} })),
      )
      const [one, other] = clicks.map(({ body: link }: Loose) => String(link.redirect_url))
      expect(other).toBe(one)
      return one ?? ""
    }

    const first = await pay()
    expect(await links()).toBe(1)
    const failed = await http(`${first}/fail`, { method: "POST" })
    const back = String(failed.headers.get("location"))
    expect((await http(back)).status).toBe(303)
    expect(await nextOf(shop(), attempt)).toMatchObject({ type: "pay_down", state: "failed" })

    expect(await pay()).not.toBe(first)
    expect(await links()).toBe(2)
    const unfilled = back.replace(/=FAILED$/, "={status}")
    expect(unfilled).not.toBe(back)
    expect((await http(unfilled)).status).toBe(303)
    expect(await nextOf(shop(), attempt)).toMatchObject({ type: "pay_down", state: "unknown" })
    expect(await links()).toBe(2)
  })
}
