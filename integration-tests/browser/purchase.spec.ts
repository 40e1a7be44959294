import { approveInAdmin, buy } from "./support/buy"
import { describeJourneys } from "./support/journey"

describeJourneys("A purchase in a real browser", (journey) => {
  journey(
    "hire purchase: a shopper buys by instalments and the merchant approves it in Medusa's admin",
    async (walk) => {
      const bought = await buy(walk, {
        country: "ee",
        product: "phone",
        delivery: "courier",
        method: "hire-purchase",
      })
      await approveInAdmin(walk, bought, "hire-purchase")
    },
  )
})
