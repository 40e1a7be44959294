import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { startSandbox, type Sandbox } from "../../sandbox"
import { openShop, withApproval, type Shop } from "./support/shop"
import { act, begin, comeBack, complete, financingOf, ledger, orderOf, until } from "./support/shopper"

medusaIntegrationTestRunner({
  inApp: true,
  testSuite: ({ getContainer }) => {
    let sandbox: Sandbox
    let shop: Shop

    beforeAll(async () => {
      sandbox = await startSandbox({ port: 0 })
      shop = await openShop({ container: getContainer(), sandbox })
    })
    afterAll(() => sandbox.close())

    it("places the order when the service has granted, and captures it when the merchant approves", async () => {
      const attempt = await begin(shop)
      const granted = await act(shop, attempt.session, "grant")
      const back = await comeBack(granted.browser_return)
      expect(back.status).toBe(303)
      expect(back.headers.get("location")).toContain("financing=placed")

      const financing = await financingOf(shop, attempt.id)
      expect(financing).toMatchObject({ stage: "awaiting_approval", payable: "249.00", amount_check: "confirmed" })
      const order = await orderOf(shop, financing.order_id)
      expect(order.payment_status).toBe("authorized")

      const captured = await shop.admin(`/payments/${String(financing.payment_id)}/capture`, { body: {} })
      expect(captured.status).toBe(200)
      expect((await orderOf(shop, financing.order_id)).payment_status).toBe("captured")
      const contracts = (await ledger(shop)).contracts
      expect(contracts.find((one: { session: string }) => JSON.stringify(one).includes("activated"))).toBeDefined()
    })

    it("captures by itself when no approval is agreed, from the service's callback alone", async () => {
      await withApproval(shop, "hire-purchase", false)
      const attempt = await begin(shop)
      await act(shop, attempt.session, "grant")
      const financing = await until(
        () => financingOf(shop, attempt.id),
        (seen) => seen.captured_at !== null,
      )
      expect((await orderOf(shop, financing.order_id)).payment_status).toBe("captured")
      const answer = await complete(shop, attempt.cartId)
      expect(answer.body).toMatchObject({ type: "order", order: { id: financing.order_id } })
    })
  },
})
