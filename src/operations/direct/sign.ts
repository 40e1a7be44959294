import { contractUuid } from "../../core/partner/ids"
import type { SigningMethod } from "../../core/partner/signing-method"
import { SHOPPER_SIGNING_METHODS } from "../../core/shared/direct-settings"
import type { FinancingRecord } from "../../core/shared/records"
import { isRedirectAllowed } from "../../core/shared/redirect-hosts"
import { err, ok } from "../../core/shared/result"
import type { Signing } from "../../clients/partner/signing-reading"
import type { ShopDesk } from "../desk"
import { refreshAndSettle } from "../refresh-and-settle"
import { refuseStep, type DirectOutcome } from "./direct-outcome"
import { directPlanOf, type DirectPlan } from "./direct-plan"
import { carryOutStep, changeDirect, intendStep, oneStep, type StepEnd } from "./one-step"
import { pollContract } from "./poll"
import { cartAsFinanced } from "./same-purchase"
import { shopperSigningMethods, signingMethodsOf } from "./signing-methods"
import { sealSigningUrl } from "./signing-url"

/** Whether the contract waits for the customer's signature, as far as it was read. */
export const isUnsigned = ({ stage, remote_contract_id, contract_status }: FinancingRecord): boolean =>
  stage === "signing" && remote_contract_id !== null && contract_status !== "signed"

/**
 * Begins a signing that the shopper chose (E2). `digital` and `paper` only confirm what was done elsewhere: a shopper
 * who tries is refused, and the journal says so.
 */
export const startSigning = (desk: ShopDesk, id: string, method: SigningMethod): Promise<DirectOutcome> =>
  oneStep(desk, id, async (financing) => {
    if (!SHOPPER_SIGNING_METHODS.some((own) => own === method)) return forbid(desk, financing, method)
    if (!isUnsigned(financing)) return refuseStep("not_now")
    const how = await directPlanOf(desk, financing)
    if (!shopperSigningMethods(financing.method, how.settings).some((one) => one === method))
      return refuseStep("method_not_offered")
    if (isUnderWay(desk, financing, method)) return ok(financing)
    if ((await cartAsFinanced(desk, financing)) === null) return refuseStep("cart_changed")
    return begin(desk, financing, { how, method })
  })

async function forbid(desk: ShopDesk, financing: FinancingRecord, method: string): Promise<DirectOutcome> {
  const entry = { kind: "refusal", summary: "signing_not_allowed", details: { method } } as const
  await desk.records.journal(financing, [entry])
  return err({ kind: "not_allowed" })
}

/** Two clicks send one message; a page that was opened is good until it is used. */
const AGAIN_AFTER_MS = 30_000

function isUnderWay(desk: ShopDesk, { direct }: FinancingRecord, method: SigningMethod): boolean {
  const signing = direct?.signing ?? null
  if (signing?.method !== method) return false
  return signing.sealed_url !== null || desk.clock.now().getTime() - Date.parse(signing.at) < AGAIN_AFTER_MS
}

interface Beginning {
  readonly how: DirectPlan
  readonly method: SigningMethod
  readonly actor?: string | null
}

async function begin(
  desk: ShopDesk,
  financing: FinancingRecord,
  beginning: Beginning,
): Promise<DirectOutcome> {
  const end = await send(desk, financing, beginning)
  if (end.kind !== "done") return notBegun(desk, financing, end)
  const url = end.value.redirectUrl
  if (url !== null && !isRedirectAllowed(url, beginning.how.connection.redirect_hosts)) {
    await desk.records.journal(financing, [{ kind: "refusal", summary: "redirect_host_not_allowed" }])
    return refuseStep("service_unavailable")
  }
  return ok(await noteSigning(desk, financing, { method: beginning.method, url }))
}

async function send(
  desk: ShopDesk,
  financing: FinancingRecord,
  { how: { client }, method, actor = null }: Beginning,
): Promise<StepEnd<Signing>> {
  const uuid = contractUuid.parse(financing.remote_contract_id)
  const operation = await intendStep(desk, financing, { kind: "sign", actor, remote: { method } })
  return carryOutStep(
    desk,
    { financing, operation },
    { send: () => client.signContract({ contractUuid: uuid, method }) },
  )
}

/** What was refused may have been signed meanwhile. */
async function notBegun(
  desk: ShopDesk,
  financing: FinancingRecord,
  end: { readonly kind: "refused" | "unclear" },
): Promise<DirectOutcome> {
  const after = (await refreshAndSettle(desk, financing.id)) ?? financing
  if (!isUnsigned(after)) return ok(after)
  return refuseStep(end.kind === "refused" ? "service_refused" : "service_unavailable")
}

const noteSigning = (
  desk: ShopDesk,
  financing: FinancingRecord,
  { method, url }: { readonly method: SigningMethod; readonly url: string | null },
): Promise<FinancingRecord> =>
  changeDirect(desk, financing, {
    state: (state) => ({
      ...state,
      signing: {
        method,
        at: desk.clock.now().toISOString(),
        sealed_url: url === null ? null : sealSigningUrl(desk.records.settings, financing.id, url),
        wrong_codes: 0,
      },
    }),
  })

/** A signing that was done elsewhere: on paper, or by the store's own solution after its proof. */
export interface DoneElsewhere {
  readonly method: "digital" | "paper"
  /** Who says so: an admin user's id, or null for the store's own code. */
  readonly actor: string | null
}

/** Confirms a signing that was done elsewhere (E2), on the word of the merchant or of the store's own code. */
export const confirmSigning = (
  desk: ShopDesk,
  id: string,
  { method, actor }: DoneElsewhere,
): Promise<DirectOutcome> =>
  oneStep(desk, id, async (financing) => {
    if (!isUnsigned(financing)) return refuseStep("not_now")
    if (!signingMethodsOf(financing.method).includes(method)) return refuseStep("method_not_offered")
    const how = await directPlanOf(desk, financing)
    const begun = await begin(desk, financing, { how, method, actor })
    if (begun.ok) pollContract(desk, id)
    return begun
  })
