import { setTimeout as sleep } from "node:timers/promises"

import { applicantOf } from "../../load/applicant"
import { CONSENT } from "../../load/direct-plan"
import { fillBasket, type Goods } from "../../load/goods"
import type { Door } from "../../load/open-doors"

export type Proving = { readonly id: string; readonly token: string }

type Action = { type: string }
type Started = { financing: { id: string }; token: string; next_action: Action }

const PERIOD = 12
const LOOK_MS = 500
const PATIENCE_MS = 60_000

/** A financing whose income is to be proved by an upload. */
export async function askedForProof(
  { store }: Door,
  goods: Goods,
  { number, method }: { readonly number: number; readonly method: string },
): Promise<Proving> {
  const email = `direct-${String(number)}@example.com`
  const cart = await fillBasket(store, goods, { country: "pl", article: 0, quantity: 1, email })
  const started = await store<Started>("/financings", { body: { cart_id: cart.id, method } })
  const { token } = started
  const path = `/financings/${started.financing.id}`
  const headers = { "x-financing-token": token }
  const body = { period: PERIOD, applicant: applicantOf(number), consents: [CONSENT] }
  let { next_action: action } = await store<Started>(`${path}/application`, { body, headers })
  const giveUpAt = Date.now() + PATIENCE_MS
  while (action.type !== "prove_income") {
    if (Date.now() > giveUpAt) throw new Error(`No proof of income was asked for, but ${action.type}.`)
    await sleep(LOOK_MS)
    action = (await store<Started>(path, { headers })).next_action
  }
  return { id: started.financing.id, token }
}

const HEAD = "%PDF-1.7\n"

/** One file that begins as a PDF does. @param bytes its whole length */
export function statement(bytes: number): FormData {
  const content = Buffer.alloc(bytes, " ")
  content.write(HEAD)
  const form = new FormData()
  form.append("attachments[]", new Blob([content], { type: "application/pdf" }), "statement.pdf")
  return form
}

/** @throws Error with what the store answered when it is not taken */
export async function upload(
  url: string,
  publishableKey: string,
  { proving, form }: { readonly proving: Proving; readonly form: FormData },
): Promise<void> {
  const answer = await fetch(`${url}/store/financings/${proving.id}/attachments`, {
    method: "POST",
    headers: { "x-publishable-api-key": publishableKey, "x-financing-token": proving.token },
    body: form,
  })
  if (!answer.ok) throw new Error(`The upload was answered ${String(answer.status)}: ${await answer.text()}`)
}
