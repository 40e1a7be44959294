import type { Endpoint } from "../http/endpoint"
import { ping } from "./a1-ping"
import { createSession } from "./a2-create-session"
import { readSession } from "./a3-read-session"
import { calculate } from "./b1-calculate"
import { readProduct } from "./b2-read-product"
import { submitApplication } from "./c1-submit-application"
import { readApplication } from "./c2-read-application"
import { acceptApplication } from "./c3-accept-application"
import { cancelApplicationEndpoint } from "./c4-cancel-application"
import { confirmApplicationEndpoint, signApplicationEndpoint } from "./c5-sign-application"
import { listBanks } from "./c6-list-banks"
import { initiateRetrieval } from "./c7-initiate-retrieval"
import { addAttachments } from "./c8-add-attachments"
import { readPaymentSchedule } from "./c9-read-payment-schedule"
import { putPurchase } from "./d1-put-purchase"
import { putPurchaseItems } from "./d2-put-purchase-items"
import { addMerchant } from "./d3-add-merchant"
import { printContract } from "./e1-print-contract"
import { startSigningEndpoint } from "./e2-start-signing"
import { confirmSigning } from "./e3-confirm-signing"
import { readContract } from "./e4-read-contract"
import { approveContract } from "./e5-approve-contract"
import { cancelContractEndpoint } from "./e6-cancel-contract"
import { createPaymentLink } from "./e7-create-payment-link"
import { withdrawContract } from "./e8-withdraw-contract"
import { setPayoutAccount } from "./e9-set-payout-account"
import { readChangeOptions } from "./f1-read-change-options"
import { draftVersionEndpoint } from "./f2-draft-version"
import { readVersionSchedule } from "./f3-read-version-schedule"
import { activateVersionEndpoint } from "./f4-activate-version"
import { listVersions } from "./f5-list-versions"

/** Every endpoint of the partner API. C5 has two methods. */
export const ENDPOINTS: readonly Endpoint[] = [
  ping,
  createSession,
  readSession,
  calculate,
  readProduct,
  submitApplication,
  readApplication,
  acceptApplication,
  cancelApplicationEndpoint,
  signApplicationEndpoint,
  confirmApplicationEndpoint,
  listBanks,
  initiateRetrieval,
  addAttachments,
  readPaymentSchedule,
  putPurchase,
  putPurchaseItems,
  addMerchant,
  printContract,
  startSigningEndpoint,
  confirmSigning,
  readContract,
  approveContract,
  cancelContractEndpoint,
  createPaymentLink,
  withdrawContract,
  setPayoutAccount,
  readChangeOptions,
  draftVersionEndpoint,
  readVersionSchedule,
  activateVersionEndpoint,
  listVersions,
]
