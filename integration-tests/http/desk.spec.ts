import { approvalTests } from "./desk/approval-tests"
import { listTests } from "./desk/list-tests"
import { inAShop } from "./support/in-a-shop"

inAShop((shop) => {
  describe("many financings", () => {
    listTests(shop)
  })

  describe("approval", () => {
    approvalTests(shop)
  })
})
