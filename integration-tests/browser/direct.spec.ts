import { incomeJourneys } from "./direct/income"
import { offerJourneys } from "./direct/offers"
import { signingJourneys } from "./direct/signing"
import { describeJourneys } from "./support/journey"

describeJourneys("The direct flow in a real browser", (journey) => {
  signingJourneys(journey)
  incomeJourneys(journey)
  offerJourneys(journey)
})
