import { triedOrderIds, rememberedApplication } from "../../core/leasing/application-history"
import type { ApplicationRequest } from "../../core/leasing/application-body"
import type { LeasingCustomer } from "../../core/leasing/customer"
import { chooseTariff } from "../../core/leasing/tariff-choice"
import { err, ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import type { LeasingClient } from "../../clients/leasing/create-leasing-client"
import type { Applicant, Started, StartRequest } from "../system"

/** A refusal of our own, before anything was sent. */
const refused = (code: string): Result<never, SystemError> =>
  err({ kind: "rejected", status: 0, codes: [code] })

/** A checkout waits this long for the tariffs, in milliseconds; the creation has its own time behind it. */
const TARIFFS_MS = 5_000

/** Chooses the tariff by the service's own list of now, then creates the application under the saved order id. */
export async function startLeasing(
  client: LeasingClient,
  request: StartRequest,
): Promise<Result<Started, SystemError>> {
  const orderId = triedOrderIds(request.remoteIds).at(-1)
  if (orderId === undefined) return refused("order_id_missing")
  const tariffs = await client.readTariffs({ budgetMs: TARIFFS_MS })
  if (!tariffs.ok) return tariffs
  const chosen = chooseTariff(tariffs.value, {
    amount: request.payable,
    term: null,
    code: request.plan.product_code,
    at: request.at,
  })
  if (!chosen.ok) return refused(chosen.error)
  const application: ApplicationRequest = {
    orderId,
    basket: request.basket,
    currency: request.currencyCode,
    returnUrl: request.urls.returnUrl,
    alertUrl: request.urls.callbackUrl,
    tariffCode: chosen.value.codeToSend,
    term: null,
    customer: customerOf(request.applicant),
  }
  const created = await client.createApplication(application)
  if (!created.ok) return created
  return ok({
    remoteSessionId: created.value.token,
    redirectUrl: null,
    remoteIds: [rememberedApplication(created.value)],
  })
}

const customerOf = ({
  firstName,
  lastName,
  email,
  phone,
  address,
  countryCode,
}: Applicant): LeasingCustomer => ({
  firstName,
  lastName,
  email,
  phone,
  street: address?.street ?? null,
  city: address?.city ?? null,
  zipCode: address?.zipCode ?? null,
  country: countryCode,
})
