import { downPaymentReturnOf } from "../../core/partner/down-payment"
import { contractUuid } from "../../core/partner/ids"
import type { DirectState } from "../../core/shared/direct-state"
import type { FinancingRecord } from "../../core/shared/records"
import { isRedirectAllowed } from "../../core/shared/redirect-hosts"
import { ok } from "../../core/shared/result"
import { downPaymentUrlOf } from "../addresses"
import type { Desk, ShopDesk } from "../desk"
import { partnerOf } from "../partner/partner-of"
import { refuseStep, type DirectOutcome } from "./direct-outcome"
import { carryOutStep, changeDirect, intendStep, oneStep } from "./one-step"
import { openPaymentLink, sealPaymentLink } from "./payment-link"

interface Payment {
  readonly redirectUrl: string
}

/**
 * One attempt at the down payment (E7): where the customer pays. Two clicks are one attempt, since a new link makes an
 * unused one void.
 */
export const payDown = (desk: ShopDesk, id: string): Promise<DirectOutcome<Payment>> =>
  oneStep(desk, id, async (financing) => {
    if (financing.stage !== "paying_down") return refuseStep("not_now")
    const open = openPaymentLink(desk.records.settings, financing, desk.clock.now())
    return open === null ? attempt(desk, financing) : ok({ redirectUrl: open })
  })

async function attempt(desk: ShopDesk, financing: FinancingRecord): Promise<DirectOutcome<Payment>> {
  if (financing.remote_contract_id === null) return refuseStep("not_now")
  const { client, connection } = await partnerOf(desk, financing)
  const uuid = contractUuid.parse(financing.remote_contract_id)
  const operation = await intendStep(desk, financing, {
    kind: "payment_link",
    amount: financing.direct?.offer?.down_payment_amount ?? null,
  })
  const end = await carryOutStep(
    desk,
    { financing, operation },
    {
      send: () =>
        client.createPaymentLink({
          contractUuid: uuid,
          returnUrl: downPaymentUrlOf(desk.records.settings, financing.id),
        }),
    },
  )
  if (end.kind !== "done")
    return refuseStep(end.kind === "refused" ? "service_refused" : "service_unavailable")
  const { redirectUrl } = end.value
  if (!isRedirectAllowed(redirectUrl, connection.redirect_hosts)) return refuseStep("service_unavailable")
  const { settings } = desk.records
  const sealed_url = sealPaymentLink(settings, financing.id, redirectUrl)
  await noteState(desk, financing, {
    state: "open",
    link: { sealed_url, at: desk.clock.now().toISOString() },
  })
  return ok({ redirectUrl })
}

/** What the browser says after the payment page: a hint for the page, never a proof. The contract decides. */
export const noteDownPaymentReturn = (
  desk: Desk,
  financing: FinancingRecord,
  word: string,
): Promise<FinancingRecord> =>
  noteState(desk, financing, {
    state: downPaymentReturnOf(word) === "failed" ? "failed" : "unknown",
    link: null,
  })

type Attempt = Omit<NonNullable<DirectState["down_payment"]>, "since">

const noteState = (desk: Desk, financing: FinancingRecord, attempted: Attempt): Promise<FinancingRecord> =>
  changeDirect(desk, financing, {
    state: (kept) => ({
      ...kept,
      down_payment: { since: kept.down_payment?.since ?? desk.clock.now().toISOString(), ...attempted },
    }),
  })
