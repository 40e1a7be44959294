import { applicationUuid } from "../../core/partner/ids"
import { hasLapsed, paysFor } from "../../core/partner/offer"
import type { FinancingRecord } from "../../core/shared/records"
import { ok } from "../../core/shared/result"
import { changeAnyway } from "../change-anyway"
import type { ShopDesk } from "../desk"
import { partnerOf } from "../partner/partner-of"
import { refreshAndSettle } from "../refresh-and-settle"
import { refuseStep, type DirectOutcome, type DirectReason } from "./direct-outcome"
import { carryOutStep, intendStep, oneStep } from "./one-step"
import { cartAsFinanced } from "./same-purchase"

/**
 * Accepts the offer that the shopper saw (C3), which makes a contract. A lost answer is looked for by C2; only an
 * application that is unchanged is accepted again, when the shopper presses again.
 */
export const acceptOffer = (desk: ShopDesk, id: string, offerId: string): Promise<DirectOutcome> =>
  oneStep(desk, id, async (financing) => {
    const reason = whyNot(desk, financing, offerId)
    if (reason !== null) return refuseStep(reason)
    if ((await cartAsFinanced(desk, financing)) === null) return refuseStep("cart_changed")
    if (await wasUnclear(desk, financing)) {
      const read = (await refreshAndSettle(desk, id)) ?? financing
      if (read.stage !== "offered") return ok(read)
      const changed = whyNot(desk, read, offerId)
      return changed === null ? accept(desk, read) : refuseStep(changed)
    }
    return accept(desk, financing)
  })

function whyNot(
  desk: ShopDesk,
  { stage, direct, payable }: FinancingRecord,
  offerId: string,
): DirectReason | null {
  const offer = direct?.offer ?? null
  if (stage !== "offered" || offer === null) return "not_now"
  if (offer.id !== offerId) return "offer_changed"
  if (hasLapsed(offer, desk.clock.now())) return "offer_expired"
  return paysFor(offer, payable) ? null : "offer_not_acceptable"
}

const wasUnclear = async (desk: ShopDesk, { id }: FinancingRecord): Promise<boolean> =>
  (await desk.records.listOperations(id)).some(
    ({ kind, status }) => kind === "accept" && status !== "refused",
  )

async function accept(desk: ShopDesk, financing: FinancingRecord): Promise<DirectOutcome> {
  const { client } = await partnerOf(desk, financing)
  const uuid = applicationUuid.parse(financing.remote_application_id)
  const operation = await intendStep(desk, financing, { kind: "accept", remote: { application: uuid } })
  const end = await carryOutStep(
    desk,
    { financing, operation },
    {
      send: () => client.acceptApplication({ applicationUuid: uuid }),
      keep: ({ contractUuid }) => keepContract(desk, financing, contractUuid),
    },
  )
  const after = (await refreshAndSettle(desk, financing.id)) ?? financing
  if (after.stage !== "offered") return ok(after)
  return end.kind === "done" ? ok(after) : refuseStep(REASON[end.kind])
}

const REASON = { refused: "offer_changed", unclear: "service_unavailable" } as const

/** Some services name the contract here and nowhere else. */
const keepContract = (desk: ShopDesk, financing: FinancingRecord, contractId: string | null) =>
  changeAnyway(desk, financing, () =>
    contractId === null ? null : { to: { remote_contract_id: contractId } },
  )
