import type { ApplicationRequest } from "../../src/clients/partner/application-request"
import type { CreateSessionRequest } from "../../src/clients/partner/session-request"
import type { UploadAttachmentsInput } from "../../src/clients/partner/attachment"
import type { PartnerMethod } from "../../src/core/shared/method"
import { DEFAULT_SHOPS, type Shop } from "../../sandbox"

/** What belongs to one made-up person, and must be seen in no error. */
const PERSON = {
  identityCode: "37811120001",
  firstName: "Secretive",
  lastName: "Applicant",
  email: "secretive.applicant@example.com",
  mobile: "+37251234567",
  income: "4222.11",
  account: "EE382200221020145685",
  document: "AB0123456",
}

export const SECRETS: readonly string[] = Object.values(PERSON)
export const { account: ACCOUNT } = PERSON

/** The shop at which everything is asked. */
export const SOME_SHOP: Shop = (() => {
  const [shop] = DEFAULT_SHOPS
  if (shop === undefined) throw new Error("The sandbox has no shop.")
  return shop
})()

export const productOf = (shop: Shop, method: PartnerMethod, approval: boolean) => {
  const found = shop.products.find((product) => product.method === method && product.approval === approval)
  if (found === undefined) throw new Error(`The shop does not sell ${method}.`)
  return found
}

export type Wish = {
  readonly method?: PartnerMethod
  readonly approval?: boolean
  readonly amount?: string
}

export function applicationFor(shop: Shop, wish: Wish = {}): ApplicationRequest {
  const { method = "hire-purchase", approval = true, amount = "300.10" } = wish
  const { code, defaultPeriod } = productOf(shop, method, approval)
  return {
    creditApplication: {
      productCode: code,
      amount,
      period: defaultPeriod,
      monthlyIncome: PERSON.income,
      monthlyFinancialObligations: "0",
      payoutAccountNumber: PERSON.account,
    },
    customer: {
      identityCode: PERSON.identityCode,
      firstName: PERSON.firstName,
      lastName: PERSON.lastName,
    },
    addresses: [{ country: "EE", street: "Pikk", zipCode: "10123" }],
    contact: { email: PERSON.email, mobile: PERSON.mobile },
    identification: { documentType: "id_card", documentNumber: PERSON.document },
    consents: [{ type: "DATA_PROCESSING", value: true, text: "I agree." }],
    purchase: { purchaseReference: "order-1001", items: [{ description: "A bed", amount, quantity: 1 }] },
  }
}

/** The same person as somebody else: another identity with the same telephone, which the service refuses. */
export const clashing = (request: ApplicationRequest): ApplicationRequest => ({
  ...request,
  customer: { ...request.customer, identityCode: "37811120012" },
})

export function sessionFor(shop: Shop, amount = "300.10"): CreateSessionRequest {
  const back = "http://127.0.0.1:9/back"
  return {
    productCode: productOf(shop, "hire-purchase", true).code,
    totalAmount: amount,
    currency: shop.currency,
    locale: "et-ET",
    validUntil: new Date(Date.now() + 86_400_000).toISOString(),
    urls: { returnUrl: `${back}?a=1`, cancelUrl: back, callbackUrl: back },
    purchaseReference: "order-1001",
    contact: { email: PERSON.email, mobile: PERSON.mobile },
  }
}

/** A statement of a few bytes, opened anew for each upload. */
export const statement = (): Omit<UploadAttachmentsInput, "applicationUuid"> => ({
  description: "A statement",
  files: [
    {
      name: "statement.pdf",
      contentType: "application/pdf",
      content: (async function* () {
        yield await Promise.resolve(Buffer.from("%PDF-1.4\n%%EOF\n"))
      })(),
    },
  ],
})
