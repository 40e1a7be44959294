import type { Result } from "../../../core/shared/result"
import type { SystemError } from "../../../core/shared/system-error"
import type { SendOptions } from "../../http/send"
import type { PartnerClient } from "../../partner/create-partner-client"
import { APPLICATION, applicationRequest, CODE, fileOf, IBAN, IDENTITY_CODE, INCOME } from "./applicant"
import { API_KEY, CONTRACT, EMAIL, MOBILE, SESSION, sessionRequest } from "./shop"

/** What no error may show. */
export const SECRETS = [
  API_KEY,
  EMAIL,
  MOBILE,
  IDENTITY_CODE,
  INCOME,
  IBAN,
  CODE,
  "Private",
  "private",
] as const

/** Which answers a command takes for success although they say nothing. */
interface Tolerance {
  readonly empty: boolean
  /** JSON of another kind. */
  readonly odd: boolean
}

type EndpointCall = (client: PartnerClient, options: SendOptions) => Promise<Result<unknown, SystemError>>

const MUST_SAY: Tolerance = { empty: false, odd: false }
const MAY_SAY_NOTHING: Tolerance = { empty: true, odd: true }

/** Accepted when empty; C3 refuses what is there and is no contract. */
const MAY_BE_EMPTY: Tolerance = { empty: true, odd: false }

const contract = { contractUuid: CONTRACT }
const application = { applicationUuid: APPLICATION }
const purchase = { ...application, purchaseUuid: "1234" }
const sms = { method: "sms", confirmationCode: CODE } as const
const merchant = { merchantName: "A shop" }
const retrieval = { ...application, bankId: "24", returnUrl: "https://shop.example.com/back", locale: "et" }
const price = { productCode: "p", amount: "300", period: 12 }
const version = { ...contract, versionUuid: "788ec8c4-c497-470b-8505-2303f151d428" }
const schedule = { ...contract, paymentScheduleUuid: "1" }
const document = () => ({ ...application, description: "A statement", files: [fileOf("private")] })

/** Every endpoint, each asked once in a way that the service would understand. */
export const ENDPOINT_CALLS: readonly (readonly [id: string, EndpointCall, Tolerance])[] = [
  ["A1", (client, options) => client.ping(options), MUST_SAY],
  ["A2", (client, options) => client.createSession(sessionRequest(), options), MUST_SAY],
  ["A3", (client, options) => client.readSession({ sessionUuid: SESSION }, options), MUST_SAY],
  ["B1", (client, options) => client.calculate(price, options), MUST_SAY],
  ["B2", (client, options) => client.readProduct({ productCode: "p" }, options), MUST_SAY],
  ["C1", (client, options) => client.submitApplication(applicationRequest(), options), MUST_SAY],
  ["C2", (client, options) => client.readApplication(application, options), MUST_SAY],
  ["C3", (client, options) => client.acceptApplication(application, options), MAY_BE_EMPTY],
  ["C4", (client, options) => client.cancelApplication(application, options), MAY_SAY_NOTHING],
  [
    "C5 POST",
    (client, options) => client.signApplication({ ...application, method: "sms" }, options),
    MAY_SAY_NOTHING,
  ],
  [
    "C5 PATCH",
    (client, options) => client.confirmApplication({ ...application, ...sms }, options),
    MAY_SAY_NOTHING,
  ],
  ["C6", (client, options) => client.readBanks(application, options), MUST_SAY],
  ["C7", (client, options) => client.retrieveStatement(retrieval, options), MUST_SAY],
  ["C8", (client, options) => client.uploadAttachments(document(), options), MAY_SAY_NOTHING],
  ["C9", (client, options) => client.readSchedule({ ...application, level: "full" }, options), MUST_SAY],
  [
    "D1",
    (client, options) => client.writePurchase({ ...purchase, purchase: { description: "x" } }, options),
    MAY_SAY_NOTHING,
  ],
  [
    "D2",
    (client, options) => client.writePurchaseItems({ ...purchase, items: [{ serialNumber: "1" }] }, options),
    MAY_SAY_NOTHING,
  ],
  [
    "D3",
    (client, options) => client.addPurchaseMerchant({ purchaseUuid: "1234", merchant }, options),
    MAY_SAY_NOTHING,
  ],
  ["E1", (client, options) => client.openPrintout(contract, options), MUST_SAY],
  ["E2", (client, options) => client.signContract({ ...contract, method: "redirect" }, options), MUST_SAY],
  [
    "E2 sms",
    (client, options) => client.signContract({ ...contract, method: "sms" }, options),
    MAY_SAY_NOTHING,
  ],
  ["E3", (client, options) => client.confirmContract({ ...contract, ...sms }, options), MAY_SAY_NOTHING],
  ["E4", (client, options) => client.readContract(contract, options), MUST_SAY],
  ["E5", (client, options) => client.approveContract(contract, options), MAY_SAY_NOTHING],
  ["E6", (client, options) => client.cancelContract(contract, options), MAY_SAY_NOTHING],
  [
    "E7",
    (client, options) =>
      client.createPaymentLink({ ...contract, returnUrl: "https://shop.example.com/p" }, options),
    MUST_SAY,
  ],
  ["E8", (client, options) => client.withdrawContract(contract, options), MAY_SAY_NOTHING],
  [
    "E9",
    (client, options) => client.addPayoutAccount({ ...contract, accountNumber: IBAN }, options),
    MAY_SAY_NOTHING,
  ],
  ["F1", (client, options) => client.readChangeOptions(contract, options), MAY_SAY_NOTHING],
  ["F2", (client, options) => client.draftVersion({ ...contract, returnAmount: "50.00" }, options), MUST_SAY],
  ["F3", (client, options) => client.readVersionSchedule(schedule, options), MUST_SAY],
  ["F4", (client, options) => client.activateVersion(version, options), MAY_SAY_NOTHING],
  ["F5", (client, options) => client.readVersions(contract, options), MUST_SAY],
]
