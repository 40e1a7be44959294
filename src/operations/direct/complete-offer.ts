import type { Offer } from "../../core/shared/direct-state"
import { applicationUuid } from "../../core/partner/ids"
import type { FinancingRecord } from "../../core/shared/records"
import { percentOf } from "../../core/shared/money"
import { changeAnyway } from "../change-anyway"
import type { Desk } from "../desk"
import { costsOf } from "../partner/direct-reading"
import { partnerOf, type Partner } from "../partner/partner-of"

/** Milliseconds: an offer without its payments can still be shown. */
const SCHEDULE_BUDGET_MS = 5_000

/** Adds to an offer what it costs: its payments (C9). An offer without them stands as C2 told it. */
export async function completeOffer(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  const offer = financing.direct?.offer ?? null
  if (financing.stage !== "offered" || offer === null || offer.schedule !== null) return financing
  const costs = await costsAtService(await partnerOf(desk, financing), financing, offer)
  if (costs === null) return financing
  const { latest } = await changeAnyway(desk, financing, ({ direct }) =>
    direct?.offer?.id === offer.id
      ? { to: { direct: { ...direct, offer: { ...direct.offer, ...costs } } } }
      : null,
  )
  return latest ?? financing
}

type Costs = Pick<Offer, "monthly_payment" | "apr" | "total_cost" | "schedule">

async function costsAtService(
  { client }: Partner,
  financing: FinancingRecord,
  offer: Offer,
): Promise<Costs | null> {
  const uuid = applicationUuid.parse(financing.remote_application_id)
  const options = { budgetMs: SCHEDULE_BUDGET_MS }
  const read = await client.readSchedule({ applicationUuid: uuid, level: "full" }, options)
  if (!read.ok) return null
  const { monthlyPayment, creditCostRateAnnual, totalCost, schedule } = costsOf(read.value)
  return {
    monthly_payment: monthlyPayment ?? offer.monthly_payment,
    apr: creditCostRateAnnual === null ? offer.apr : percentOf(creditCostRateAnnual),
    total_cost: totalCost ?? offer.total_cost,
    schedule,
  }
}
