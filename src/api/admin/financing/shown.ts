import { ATTENTION } from "../../../core/shared/attention"
import type { FinancingRecord } from "../../../core/shared/records"
import { sentenceOf } from "../../../operations/commands/sentences"
import type { MerchantView } from "../../../operations/merchant-view"

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields that were given: an absent field changes nothing. */
export const defined = <T extends object>(given: T): Defined<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>

/** A financing as the merchant sees it: no digests of tokens, no sealed addresses. */
export function shownFinancing(financing: FinancingRecord) {
  const {
    token_hash: _token,
    return_token_hash: _return,
    sealed_redirect: _redirect,
    fingerprint: _fingerprint,
    ...shown
  } = financing
  const attention = financing.attention === null ? null : ATTENTION[financing.attention]
  return {
    ...shown,
    attention_sentence: attention?.sentence ?? null,
    exits: attention?.exits ?? [],
  }
}

/** Of the connection and the plan of a financing what its screen needs. */
export const shownTerms = ({ connection, plan, simulatorUrl }: MerchantView) => ({
  connection:
    connection === null
      ? null
      : {
          id: connection.id,
          name: connection.name,
          environment: connection.environment,
          market: connection.market,
          simulator_url: simulatorUrl,
        },
  plan:
    plan === null
      ? null
      : {
          id: plan.id,
          name: plan.name,
          product_code: plan.product_code,
          approve_when: plan.approve_when,
          approval_agreed: plan.approval_agreed,
          withdrawal_agreed: plan.withdrawal_agreed,
        },
})

/** Every command by its name: whether it is offered now, and why not. */
export const shownCommands = ({ commands }: MerchantView) =>
  Object.fromEntries(
    commands.map(({ command, reason }) => [
      command,
      {
        allowed: reason === null,
        reason,
        sentence: reason === null ? null : sentenceOf({ reason, codes: [] }),
      },
    ]),
  )
