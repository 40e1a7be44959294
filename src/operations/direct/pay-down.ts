import { downPaymentReturnOf } from "../../core/partner/down-payment"
import { contractUuid } from "../../core/partner/ids"
import type { FinancingRecord } from "../../core/shared/records"
import { isRedirectAllowed } from "../../core/shared/redirect-hosts"
import { ok } from "../../core/shared/result"
import { downPaymentUrlOf } from "../addresses"
import type { Desk, ShopDesk } from "../desk"
import { partnerOf } from "../partner/partner-of"
import { refuseStep, type DirectOutcome } from "./direct-outcome"
import { carryOutStep, changeDirect, intendStep, oneStep } from "./one-step"

type State = "open" | "unknown" | "failed"

/** One attempt at the down payment (E7): where the customer pays. A new link makes an unused one void. */
export const payDown = (
  desk: ShopDesk,
  id: string,
): Promise<DirectOutcome<{ readonly redirectUrl: string }>> =>
  oneStep(desk, id, async (financing) => {
    if (financing.stage !== "paying_down" || financing.remote_contract_id === null)
      return refuseStep("not_now")
    const { client, connection } = await partnerOf(desk, financing)
    const uuid = contractUuid.parse(financing.remote_contract_id)
    const operation = await intendStep(desk, financing, {
      kind: "payment_link",
      amount: financing.direct?.offer?.down_payment_amount ?? null,
    })
    const end = await carryOutStep(desk, { financing, operation }, () =>
      client.createPaymentLink({
        contractUuid: uuid,
        returnUrl: downPaymentUrlOf(desk.records.settings, financing.id),
      }),
    )
    if (end.kind !== "done")
      return refuseStep(end.kind === "refused" ? "service_refused" : "service_unavailable")
    const { redirectUrl } = end.value
    if (!isRedirectAllowed(redirectUrl, connection.redirect_hosts)) return refuseStep("service_unavailable")
    await noteState(desk, financing, "open")
    return ok({ redirectUrl })
  })

/** What the browser says after the payment page: a hint for the page, never a proof. The contract decides. */
export const noteDownPaymentReturn = (
  desk: Desk,
  financing: FinancingRecord,
  word: string,
): Promise<FinancingRecord> =>
  noteState(desk, financing, downPaymentReturnOf(word) === "failed" ? "failed" : "unknown")

const noteState = (desk: Desk, financing: FinancingRecord, state: State): Promise<FinancingRecord> =>
  changeDirect(desk, financing, {
    state: (kept) => ({
      ...kept,
      down_payment: { since: desk.clock.now().toISOString(), ...kept.down_payment, state },
    }),
  })
