import { approvalTests } from "./desk/approval-tests"
import { listTests } from "./desk/list-tests"
import { orderChangeTests } from "./desk/order-change-tests"
import { inAShop } from "./support/in-a-shop"

inAShop((shop) => {
  describe("many financings", () => {
    listTests(shop)
  })

  describe("approval", () => {
    approvalTests(shop)
  })

  describe("changes of an order", () => {
    orderChangeTests(shop)
  })
})
