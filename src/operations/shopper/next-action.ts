import { appliesInShop } from "../../core/shared/flow"
import { isPartnerMethod } from "../../core/shared/method"
import type { FinancingRecord } from "../../core/shared/records"
import { MEANING_OF_STAGE } from "../../core/shared/stage"
import type { Settings } from "../../core/shared/settings"
import { startUrlOf } from "../addresses"
import type { Desk } from "../desk"
import {
  endOfDirect,
  nextDirectAction,
  nextShortAction,
  type DirectAction,
  type RedirectAction,
} from "../direct/next-direct-action"
import { openRedirect } from "../start/redirect"

/** What the shopper can do now. A storefront that renders each of these supports every flow. */
export type NextAction =
  | RedirectAction
  | { readonly type: "wait"; readonly poll_after_seconds: number }
  | { readonly type: "complete"; readonly order_id: string | null }
  | { readonly type: "choose_other"; readonly reason: string }
  | DirectAction

const POLL_AFTER_SECONDS = 3

const wait: NextAction = { type: "wait", poll_after_seconds: POLL_AFTER_SECONDS }

/** By the records alone: nothing is asked of the service. */
export async function nextAction(desk: Desk, financing: FinancingRecord): Promise<NextAction> {
  if (financing.order_id !== null) return { type: "complete", order_id: financing.order_id }
  if (financing.orphaned) return { type: "choose_other", reason: "shop_will_contact" }
  switch (MEANING_OF_STAGE[financing.stage]) {
    case "waiting":
      return goOn(desk, financing)
    case "authorized":
    case "captured":
      return { type: "complete", order_id: null }
    case "refused":
    case "cancelled":
    case "reversed":
      return appliesInShop(financing)
        ? endOfDirect(financing)
        : { type: "choose_other", reason: financing.stage }
  }
}

/**
 * The address of the start; of a lease our own link, behind which the service is asked anew for the address each time
 * the shopper goes on.
 */
function wayOn(settings: Settings, financing: FinancingRecord): string | null {
  if (isPartnerMethod(financing.method)) return openRedirect(settings, financing)
  const { payment_session_id: session, remote_session_id: application } = financing
  return session === null || application === null ? null : startUrlOf(settings, session)
}

function goOn(desk: Desk, financing: FinancingRecord): Promise<NextAction> | NextAction {
  switch (financing.flow) {
    case "direct":
      return nextDirectAction(desk, financing)
    case "epos_short":
      return nextShortAction(desk, financing, wayOn(desk.records.settings, financing))
    case "epos":
      return goOnAtService(desk, financing)
  }
}

function goOnAtService({ records }: Desk, financing: FinancingRecord): NextAction {
  const url = wayOn(records.settings, financing)
  return url === null ? wait : { type: "redirect", url }
}

/** What a shopper sees of the own financing: no remote ids, no codes of the service. */
export interface ShopperFinancing {
  readonly id: string
  readonly method: string
  readonly stage: string
  readonly amount: string
  readonly currency_code: string
  readonly test: boolean
  readonly reason: string | null
  readonly order_id: string | null
}

export function shopperFinancing(financing: FinancingRecord): ShopperFinancing {
  const meaning = MEANING_OF_STAGE[financing.stage]
  return {
    id: financing.id,
    method: financing.method,
    stage: financing.stage,
    amount: financing.payable,
    currency_code: financing.currency_code,
    test: financing.test,
    reason: meaning === "refused" || meaning === "cancelled" ? financing.stage : null,
    order_id: financing.order_id,
  }
}
