import type { PartnerClient } from "../../../src/clients/partner/create-partner-client"
import { observeDirect } from "../../../src/clients/partner/observe-direct"
import { observePartner } from "../../../src/clients/partner/observe"
import { stageOfDirect } from "../../../src/core/partner/stage-of-direct"
import { stageOfPartner } from "../../../src/core/partner/stage-of-partner"
import type { Stage } from "../../../src/core/shared/stage"
import { moveStage } from "../../../src/core/shared/stage-moves"
import { value } from "../../../scripts/matrix/journey"
import type { Purchase } from "./purchase"

/** What an illegal reading says is journalled; the record stays as it is. */
const moved = (purchase: Purchase, to: Stage): Stage => {
  const move = moveStage(purchase.stage, to)
  return move.ok ? move.value.stage : purchase.stage
}

/** Reads a purchase as the plugin does: the service's answers, then the stage rules. */
export async function read(client: PartnerClient, purchase: Purchase): Promise<void> {
  const { method, approvalAgreed, withdrawalSent, contractUuid } = purchase
  const facts = { method, approvalAgreed, withdrawalSent }
  if (purchase.sessionUuid !== null) {
    const { sessionUuid } = purchase
    const seen = value(await observePartner(client, { method, sessionUuid, contractUuid }))
    purchase.stage = moved(purchase, stageOfPartner(purchase.stage, seen, facts))
    purchase.contractUuid = seen.session.contractUuid ?? contractUuid
    purchase.amount = seen.session.totalAmount ?? purchase.amount
    return
  }
  const { applicationUuid } = purchase
  if (applicationUuid === null) throw new Error("A purchase of the direct flow has an application.")
  const seen = value(await observeDirect(client, { method, applicationUuid, contractUuid }))
  purchase.stage = moved(purchase, stageOfDirect(purchase.stage, seen, facts))
  purchase.applicationUuid = seen.application.uuid
  purchase.contractUuid = seen.application.contractUuid ?? contractUuid
  purchase.amount = seen.application.amount ?? purchase.amount
}
