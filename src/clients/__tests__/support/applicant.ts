import { applicationUuid } from "../../../core/partner/ids"
import type { FilePart } from "../../http/multipart"
import type { ApplicationRequest } from "../../partner/application-request"
import { EMAIL, MOBILE } from "./shop"

/** The id that the service's own samples show. */
export const APPLICATION = applicationUuid.parse("471e6282-3384-412b-af7b-646eb8f04391")

/** What must never be seen in an error. */
export const IDENTITY_CODE = "37811120001"
export const INCOME = "4222.11"
export const IBAN = "EE382200221020145685"
export const CODE = "561085"
export const DOCUMENT = "the content of a private statement"

export const applicationRequest = (
  change: Partial<ApplicationRequest["creditApplication"]> = {},
  besides: Partial<ApplicationRequest> = {},
): ApplicationRequest => ({
  creditApplication: {
    productCode: "hirepurchase_direct",
    amount: "2000.50",
    period: 12,
    monthlyIncome: INCOME,
    monthlyFinancialObligations: "0",
    payoutAccountNumber: IBAN,
    ...change,
  },
  customer: { identityCode: IDENTITY_CODE, firstName: "Private", lastName: "Person" },
  addresses: [{ country: "ee", street: "Pikk", zipCode: "10123" }],
  contact: { email: EMAIL, mobile: MOBILE },
  identification: { documentType: "id_card", documentNumber: "AB0123456" },
  consents: [{ type: "DATA_PROCESSING", value: true, text: "I agree." }],
  callbackUrl: "https://shop.example.com/callback",
  ...besides,
})

/** A file of these bytes, piece by piece. */
export const fileOf = (...pieces: readonly (string | Uint8Array)[]): FilePart => ({
  name: 'state"ment.pdf',
  contentType: "application/pdf",
  content: (async function* () {
    for (const piece of pieces) yield await Promise.resolve(Buffer.from(piece))
  })(),
})
