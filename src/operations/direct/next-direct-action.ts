import { isLookedAt } from "../../core/partner/income-proof"
import { hasLapsed, paysFor } from "../../core/partner/offer"
import type { UploadLimits, ShopperSigningMethod } from "../../core/shared/direct-settings"
import type { DirectState, Offer, ProofWay, StartedSigning, Terms } from "../../core/shared/direct-state"
import { NEW_DIRECT_STATE } from "../../core/shared/direct-state"
import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { simulatorUrlOf } from "../partner/simulator-url"
import { directPlanOf } from "./direct-plan"
import { applicationFieldsOf, type ApplicationFields } from "./form"
import { shopperSigningMethods } from "./signing-methods"
import { openSigningUrl } from "./signing-url"

/** What is waited for, for the page's words. */
export type WaitingFor =
  "decision" | "contract" | "signature" | "income_proof" | "down_payment" | "approval" | "other"

/** What the shopper can do now in the direct flow, beside what every flow has. */
export type DirectAction =
  | { readonly type: "apply"; readonly form: ApplicationFields }
  | { readonly type: "wait"; readonly poll_after_seconds: number; readonly for: WaitingFor }
  | {
      readonly type: "prove_income"
      readonly ways: readonly ProofWay[]
      readonly limits: UploadLimits & { readonly kinds: readonly string[] }
      readonly again: boolean
    }
  | { readonly type: "accept_offer"; readonly offer: Offer; readonly before: Terms | null }
  | {
      readonly type: "sign"
      readonly methods: readonly ShopperSigningMethod[]
      readonly started: StartedSigning | null
      readonly url: string | null
    }
  | { readonly type: "confirm_code"; readonly method: "sms"; readonly simulator_url: string | null }
  | {
      readonly type: "pay_down"
      readonly amount: string | null
      readonly state: "open" | "unknown" | "failed"
    }
  | { readonly type: "choose_other"; readonly reason: string; readonly messages?: readonly string[] }

/** To the service's own dialog; in the short flow with the offer that waits there, to be shown before. */
export interface RedirectAction {
  readonly type: "redirect"
  readonly url: string
  readonly offer?: Offer
  readonly before?: Terms | null
}

/** The storefront asks its own shop only, so it may ask often while the service is polled. */
const SOON_SECONDS = 2
const LATER_SECONDS = 10

const waitFor = (what: WaitingFor, seconds: number): DirectAction => ({
  type: "wait",
  poll_after_seconds: seconds,
  for: what,
})

/** What the shopper of an unfinished financing of the direct flow can do, by the records alone. */
export function nextDirectAction(
  desk: Desk,
  financing: FinancingRecord,
): Promise<DirectAction> | DirectAction {
  const state = financing.direct ?? NEW_DIRECT_STATE
  switch (financing.stage) {
    case "new":
      return actionOfNew(desk, financing, state)
    case "proving_income":
      return proving(desk, financing, state)
    case "offered":
      return offered(desk, financing, state)
    case "signing":
      return signing(desk, financing, state)
    case "paying_down":
      return {
        type: "pay_down",
        amount: state.offer?.down_payment_amount ?? state.asked?.down_payment_amount ?? null,
        state: state.down_payment?.state ?? "open",
      }
    case "started":
    case "deciding":
    case "awaiting_approval":
    case "active":
    case "withdrawn":
    case "terminated":
    case "declined":
    case "cancelled":
    case "expired":
    case "failed":
      return waitFor("decision", isBeingPolled(desk, state) ? SOON_SECONDS : LATER_SECONDS)
  }
}

/** Partner API, section 4.G: the decision is polled for half a minute. */
const POLLED_MS = 32_000

const isBeingPolled = (desk: Desk, { applied_at: at }: DirectState): boolean =>
  at !== null && desk.clock.now().getTime() - Date.parse(at) < POLLED_MS

/**
 * The same in the short flow: the shopper applies in the shop, sees the offer, and goes on in the service's dialog.
 * @param url where the dialog is
 */
export function nextShortAction(
  desk: Desk,
  financing: FinancingRecord,
  url: string | null,
): Promise<DirectAction | RedirectAction> | DirectAction | RedirectAction {
  const state = financing.direct ?? NEW_DIRECT_STATE
  const { stage } = financing
  if (stage === "new") return waitFor("other", SOON_SECONDS)
  if (stage === "started") return actionOfNew(desk, financing, state)
  if (stage === "deciding" || url === null)
    return waitFor("decision", isBeingPolled(desk, state) ? SOON_SECONDS : LATER_SECONDS)
  if (stage !== "offered") return { type: "redirect", url }
  const shown = offered(desk, financing, state)
  return shown.type === "accept_offer"
    ? { type: "redirect", url, offer: shown.offer, before: shown.before }
    : shown
}

async function actionOfNew(
  desk: Desk,
  financing: FinancingRecord,
  state: DirectState,
): Promise<DirectAction> {
  if (financing.attention === "application_unknown" || financing.closed_attention === "application_unknown")
    return { type: "choose_other", reason: "shop_will_contact" }
  if (state.applied_at !== null) return waitFor("decision", SOON_SECONDS)
  return { type: "apply", form: applicationFieldsOf(financing, await directPlanOf(desk, financing)) }
}

const KINDS = ["pdf", "jpeg", "png"]

async function proving(
  desk: Desk,
  financing: FinancingRecord,
  { proof }: DirectState,
): Promise<DirectAction> {
  if (proof !== null && isLookedAt(proof, desk.clock.now())) return waitFor("income_proof", LATER_SECONDS)
  const { settings } = await directPlanOf(desk, financing)
  return {
    type: "prove_income",
    ways: proof?.ways ?? ["upload"],
    limits: { ...settings.uploads, kinds: KINDS },
    again: proof?.again ?? false,
  }
}

/** How long the payments of an offer may be on their way, in milliseconds. */
const COMPLETED_WITHIN_MS = 6_000

const isComplete = (desk: Desk, offer: Offer, { read_at: read }: FinancingRecord): boolean =>
  offer.schedule !== null ||
  read === null ||
  desk.clock.now().getTime() - read.getTime() > COMPLETED_WITHIN_MS

function offered(desk: Desk, financing: FinancingRecord, { offer, before }: DirectState): DirectAction {
  const { payable } = financing
  if (offer === null || !isComplete(desk, offer, financing)) return waitFor("decision", SOON_SECONDS)
  if (hasLapsed(offer, desk.clock.now())) return { type: "choose_other", reason: "expired" }
  return paysFor(offer, payable)
    ? { type: "accept_offer", offer, before }
    : { type: "choose_other", reason: "changed_conditions" }
}

/** A contract is signed within the fast polling; what is unsigned behind it did not take the code. */
const CONFIRMED_WITHIN_MS = 20_000

const isConfirming = (desk: Desk, begun: DirectState["signing"]): boolean =>
  begun?.confirmed_at !== undefined &&
  desk.clock.now().getTime() - Date.parse(begun.confirmed_at) < CONFIRMED_WITHIN_MS

async function signing(desk: Desk, financing: FinancingRecord, state: DirectState): Promise<DirectAction> {
  if (financing.remote_contract_id === null || financing.contract_status === "signed")
    return waitFor("contract", SOON_SECONDS)
  const { signing: begun } = state
  if (begun?.method === "digital" || begun?.method === "paper" || isConfirming(desk, begun))
    return waitFor("signature", SOON_SECONDS)
  const { settings, connection } = await directPlanOf(desk, financing)
  if (begun?.method === "sms")
    return { type: "confirm_code", method: "sms", simulator_url: simulatorUrlOf(connection) }
  return {
    type: "sign",
    methods: shopperSigningMethods(financing.method, settings),
    started: begun?.method ?? null,
    url: openSigningUrl(desk.records.settings, financing),
  }
}

/** Why an ended financing of the direct flow ended, with what the service says to the customer. */
export function endOfDirect({ stage, direct, payable }: FinancingRecord): DirectAction {
  const unpaid = direct?.offer != null && !paysFor(direct.offer, payable)
  const messages = stage === "declined" ? (direct?.messages ?? []) : []
  return {
    type: "choose_other",
    reason: stage === "cancelled" && unpaid ? "changed_conditions" : stage,
    ...(messages.length === 0 ? {} : { messages }),
  }
}
