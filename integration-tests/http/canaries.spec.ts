import { DEFAULT_SHOPS } from "../../sandbox"
import {
  actOnApplication,
  apply,
  beginDirect,
  decide,
  sellDirectly,
  step,
  toContract,
  untilAction,
} from "./support/direct"
import { inAShop } from "./support/in-a-shop"
import { overhear, type Overheard } from "./support/overheard"
import { papersOf } from "./support/papers"
import type { Loose } from "./support/shop"
import { fault, setSandbox, until } from "./support/shopper"

/** Nobody else has these: wherever one is found, it came from the shopper or from the merchant's settings. */
const SECRETS = {
  "identity code": "84051400019",
  "another identity code": "91020300017",
  income: "6173.29",
  obligations: "417.83",
  "account of the applicant": "PL61109010140000071219812874",
  "account for the payout": "EE382200221020145685",
  "document number": "CANARY917364",
  "code of a message": "739184",
  "content of a statement": "CANARY-STATEMENT-5582",
}

const KEYS = Object.fromEntries(DEFAULT_SHOPS.map(({ market, apiKey }) => [`key of ${market}`, apiKey]))

const APPLICANT = {
  "customer.identity_code": SECRETS["identity code"],
  "customer.first_name": "Anna",
  "customer.last_name": "Kowalska",
  "customer_contact.mobile": "+48512345678",
  "customer_contact.email": "anna@example.com",
  "credit_application.monthly_income": SECRETS.income,
  "credit_application.monthly_financial_obligations": SECRETS.obligations,
  "credit_application.payout_account_number": SECRETS["account of the applicant"],
  "customer_identification.document_type": "identity_card",
  "customer_identification.document_number": SECRETS["document number"],
}

const ASKED = Object.keys(APPLICANT).filter((name) =>
  /^(credit_application|customer_identification)/.test(name),
)

inAShop((shop) => {
  let overheard: Overheard

  beforeEach(async () => {
    await setSandbox(shop(), { application_required_params: ASKED })
    await sellDirectly(shop())
    overheard = overhear(shop())
  })

  afterEach(() => {
    overheard.stop()
  })

  /** Where something was found that must not be there. */
  const leaks = async (): Promise<string[]> => {
    const places = {
      log: overheard.log(),
      events: overheard.events(),
      answers: overheard.answers(),
      database: await overheard.database(),
    }
    return Object.entries(places).flatMap(([place, text]) =>
      Object.entries({ ...SECRETS, ...KEYS })
        .filter(([, secret]) => writings(secret).some((one) => text.includes(one)))
        .map(([name]) => `${name} in ${place}`),
    )
  }

  /** As it is, in base64, and without what is usually written between. */
  const writings = (secret: string): string[] => [
    secret,
    secret.replaceAll(/[-.]/g, ""),
    Buffer.from(secret).toString("base64").replace(/=+$/, "").slice(0, -1),
  ]

  /** The listening itself works: what must be there is there. */
  const heard = async (id: string): Promise<void> => {
    expect(overheard.answers()).toContain(id)
    expect(await overheard.database()).toContain(id)
    expect(overheard.events()).toContain("cart.created")
  }

  const form = (applicant: object = {}): Loose => ({ applicant: { ...APPLICANT, ...applicant } })

  it("a purchase that is signed with a code, after a wrong one, leaves nothing of them anywhere", async () => {
    const attempt = await beginDirect(shop())
    await toContract(shop(), attempt, form())
    await step(shop(), attempt, { path: "/signing", body: { method: "sms" } })
    const wrong = await step(shop(), attempt, {
      path: "/signing/code",
      body: { code: SECRETS["code of a message"] },
    })
    expect(wrong.status).toBe(400)
    await step(shop(), attempt, { path: "/signing/code", body: { code: "0000" } })
    await untilAction(shop(), attempt, "complete")
    await until(() => Promise.resolve(overheard.events().includes("order.placed")), Boolean)
    await heard(attempt.id)
    expect(await leaks()).toEqual([])
  })

  it("an application that is refused in the shop, at the service or with the applicant's own words is not repeated", async () => {
    const attempt = await beginDirect(shop())
    const typo = { "customer.identity_code": SECRETS["another identity code"] }
    expect((await apply(shop(), attempt, form(typo))).status).toBe(400)
    const echo = {
      message: Object.values(SECRETS),
      error: `${SECRETS.income} of ${SECRETS["identity code"]}`,
    }
    await fault(shop(), { endpoint: "C1", kind: "status", status: 422, body: echo, times: 1 })
    expect((await apply(shop(), attempt, form())).status).toBe(400)
    await fault(shop(), { endpoint: "C1", kind: "status", status: 500, body: echo, times: 1 })
    expect((await apply(shop(), attempt, form())).status).toBe(200)
    const { body } = await shop().admin(`/financing/financings/${attempt.id}`)
    expect(body.financing.attention).toBe("application_unknown")
    await heard(attempt.id)
    expect(await leaks()).toEqual([])
  })

  it("a proof of income is handed on and kept nowhere", async () => {
    await setSandbox(shop(), { income_proof_delay_ms: null })
    await decide(shop(), {
      decision: "income_proof_required",
      income_proof_type: "manual_internal_verification",
    })
    const attempt = await beginDirect(shop(), { method: "hire-purchase" })
    expect((await apply(shop(), attempt, { ...form(), period: 12 })).status).toBe(200)
    await untilAction(shop(), attempt, "prove_income")
    const files = new FormData()
    const content = `%PDF-1.7\n${SECRETS["content of a statement"]} ${SECRETS["identity code"]}`
    files.append("attachments[]", new Blob([content]), `${SECRETS["identity code"]}.pdf`)
    const sent = await step(shop(), attempt, { path: "/attachments", body: files })
    expect(sent.status).toBe(200)
    await actOnApplication(shop(), "decide_on_proof")
    await heard(attempt.id)
    expect(await leaks()).toEqual([])
  })

  it("an account for the payout is shown by its last four alone, also when the service repeats it", async () => {
    const { sold, send, read } = papersOf(shop)
    const financing = await sold()
    const iban = SECRETS["account for the payout"]
    await fault(shop(), { endpoint: "E9", kind: "status", status: 422, body: { message: [iban] }, times: 1 })
    expect((await send(financing, "payout-account", { iban })).status).toBe(400)
    expect((await send(financing, "payout-account", { iban })).status).toBe(200)
    expect(JSON.stringify((await read(financing, "")).body)).toContain(iban.slice(-4))
    await heard(financing.id)
    expect(await leaks()).toEqual([])
  })
})
