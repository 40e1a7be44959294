import type { SendOptions } from "../http/send"
import { acceptApplication, cancelApplication, readApplication, submitApplication } from "./application"
import { confirmApplication, signApplication } from "./application-signing"
import { uploadAttachments } from "./attachment"
import { calculate } from "./calculation"
import { approveContract, cancelContract, readContract, withdrawContract } from "./contract"
import { confirmContract, signContract } from "./contract-signing"
import { createPaymentLink } from "./down-payment"
import {
  activateVersion,
  draftVersion,
  readChangeOptions,
  readVersionSchedule,
  readVersions,
} from "./partial-return"
import { readSchedule } from "./payment-schedule"
import { addPayoutAccount } from "./payout-account"
import { readPrintout } from "./printout"
import { readProduct } from "./product"
import { addPurchaseMerchant, writePurchase, writePurchaseItems } from "./purchase"
import { createSession, ping, readSession } from "./session"
import { readBanks, retrieveStatement } from "./statement"
import type { PartnerEndpoint } from "./partner-endpoint"
import type { Answer } from "./answer"

/** How an endpoint becomes a call. */
export type Through = <Input, Output>(
  endpoint: PartnerEndpoint<Input, Output>,
) => (input: Input, options?: SendOptions) => Answer<Output>

/** Every endpoint of the partner API as a call, in the document's order; described where it is declared. */
export const callsThrough = (through: Through) => ({
  ping: through(ping),
  createSession: through(createSession),
  readSession: through(readSession),
  calculate: through(calculate),
  readProduct: through(readProduct),
  submitApplication: through(submitApplication),
  readApplication: through(readApplication),
  acceptApplication: through(acceptApplication),
  cancelApplication: through(cancelApplication),
  signApplication: through(signApplication),
  confirmApplication: through(confirmApplication),
  readBanks: through(readBanks),
  retrieveStatement: through(retrieveStatement),
  uploadAttachments: through(uploadAttachments),
  readSchedule: through(readSchedule),
  writePurchase: through(writePurchase),
  writePurchaseItems: through(writePurchaseItems),
  addPurchaseMerchant: through(addPurchaseMerchant),
  readPrintout: through(readPrintout),
  signContract: through(signContract),
  confirmContract: through(confirmContract),
  readContract: through(readContract),
  approveContract: through(approveContract),
  cancelContract: through(cancelContract),
  createPaymentLink: through(createPaymentLink),
  withdrawContract: through(withdrawContract),
  addPayoutAccount: through(addPayoutAccount),
  readChangeOptions: through(readChangeOptions),
  draftVersion: through(draftVersion),
  readVersionSchedule: through(readVersionSchedule),
  activateVersion: through(activateVersion),
  readVersions: through(readVersions),
})
