import { leasingJourneys } from "./journeys/leasing"
import { methodJourneys } from "./journeys/methods"
import { secondTryJourneys } from "./journeys/second-try"
import { standardWayJourneys } from "./journeys/standard-way"
import { describeJourneys } from "./support/journey"

describeJourneys("Journeys in a real browser", (journey) => {
  methodJourneys(journey)
  leasingJourneys(journey)
  secondTryJourneys(journey)
  standardWayJourneys(journey)
})
