import type { Twin } from "../../../scripts/matrix/twin"
import type { Purchase } from "./purchase"

/** What needs a contract. */
const ON_CONTRACT = [
  "activate",
  "terminate",
  "request_down_payment",
  "request_verification",
  "customer_done",
  "pay_out",
]

const ON_SESSION = ["apply", "accept", "accept_unsigned", "sign", "grant", "decline", "cancel", "expire"]

const ON_APPLICATION = [
  "decide_positive",
  "decide_negative",
  "decide_manual_negative",
  "decide_failed",
  "decide_manual",
  "change_conditions",
  "require_income_proof",
  "require_manual_income_proof",
  "prove_income",
  "decide_on_proof",
  "accept_offer",
  "cancel_application",
]

const ON_DIRECT_CONTRACT = ["prove_income", "sign_contract", "cancel_contract", "confirm_down_payment"]

const placeOf = ({ sessionUuid, applicationUuid }: Purchase): string =>
  sessionUuid === null ? `/applications/${applicationUuid ?? ""}` : `/sessions/${sessionUuid}`

/** What the customer and the service do by themselves. The twin says whether each is possible now. */
export function actsFor({ sessionUuid, contractUuid }: Purchase): readonly string[] {
  const onContract = contractUuid === null ? [] : ON_CONTRACT
  if (sessionUuid !== null) return [...ON_SESSION, ...onContract]
  return contractUuid === null ? ON_APPLICATION : [...ON_DIRECT_CONTRACT, ...onContract]
}

/** False when the twin says that it is not possible now. @throws Error for any other refusal */
export async function act(twin: Twin, purchase: Purchase, action: string): Promise<boolean> {
  const answer = await fetch(`${twin.url}/_sandbox${placeOf(purchase)}/act`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ action }),
  })
  const text = await answer.text()
  if (!answer.ok && answer.status !== 409) throw new Error(`${action}: ${String(answer.status)} ${text}`)
  return answer.ok
}

/** The commands that the service would take now, as the twin says. */
export async function legalCommands(twin: Twin, purchase: Purchase): Promise<readonly string[]> {
  const { sessionUuid, applicationUuid, contractUuid } = purchase
  if (sessionUuid !== null && contractUuid === null) return []
  const at =
    sessionUuid === null ? `/applications/${applicationUuid ?? ""}` : `/contracts/${contractUuid ?? ""}`
  if (purchase.method === "pay-next-month") return []
  const { commands } = (await twin.control("GET", `${at}/legal`)) as { commands: string[] }
  return sessionUuid === null ? commands : commands.filter((command) => !command.startsWith("C"))
}

interface Report {
  readonly session?: { readonly paid_amount: string; readonly status: string } | null
  readonly contract?: { readonly paid_amount: string; readonly status: string } | null
}

/** What the twin says that the merchant is paid for a purchase, in cents. */
export async function paidCents(twin: Twin, purchase: Purchase): Promise<number> {
  const report = (await twin.control("GET", placeOf(purchase))) as Report
  const paid = (purchase.sessionUuid === null ? report.contract : report.session)?.paid_amount ?? "0"
  return Math.round(Number(paid) * 100)
}
