import {
  approveContract,
  cancelContract,
  readContract,
  withdrawContract,
} from "../../src/clients/partner/contract"
import { createPaymentLink } from "../../src/clients/partner/down-payment"
import { addPayoutAccount } from "../../src/clients/partner/payout-account"
import { readPrintout } from "../../src/clients/partner/printout"
import { ok } from "../../src/core/shared/result"
import { ACCOUNT } from "./applicant"
import type { Ask, Row } from "./row"
import { NOBODYS_CONTRACT } from "./rows-signing"
import type { ContractInput } from "../../src/clients/partner/contract-place"

const returnUrl = "https://shop.example.com/paid"

/** The file is read to its end, and must be what it says. */
const printout =
  (contract: ContractInput): Ask =>
  async (client, options) => {
    const file = await client.openPrintout(contract, options)
    if (!file.ok) return file
    let bytes = 0
    for await (const chunk of file.value.content) bytes += (chunk as Buffer).byteLength
    return ok({ contentType: file.value.contentType, filled: bytes > 0 })
  }

/** E1 and E4 to E9. */
export const CONTRACT_ROWS: readonly Row[] = [
  {
    id: "E1",
    name: "openPrintout",
    endpoint: readPrintout,
    silence: "must_say",
    prepare: async ({ accepted }) => {
      const { contractUuid } = await accepted()
      return { ask: printout({ contractUuid }), says: { contentType: "application/pdf", filled: true } }
    },
    refused: printout(NOBODYS_CONTRACT),
  },
  {
    id: "E4",
    name: "readContract",
    endpoint: readContract,
    silence: "must_say",
    prepare: async ({ signed }) => {
      const { contractUuid } = await signed()
      return {
        ask: (client, options) => client.readContract({ contractUuid }, options),
        says: {
          uuid: contractUuid,
          status: "signed",
          processStatus: "waiting_for_partner_confirmation",
          payoutAccountLastFour: ACCOUNT.slice(-4),
        },
      }
    },
    refused: (client, options) => client.readContract(NOBODYS_CONTRACT, options),
  },
  {
    id: "E5",
    name: "approveContract",
    endpoint: approveContract,
    silence: "may_be_silent",
    prepare: async ({ signed }) => {
      const { contractUuid } = await signed()
      return { ask: (client, options) => client.approveContract({ contractUuid }, options), says: {} }
    },
    refused: (client, options) => client.approveContract(NOBODYS_CONTRACT, options),
  },
  {
    id: "E6",
    name: "cancelContract",
    endpoint: cancelContract,
    silence: "may_be_silent",
    prepare: async ({ signed }) => {
      const { contractUuid } = await signed()
      return { ask: (client, options) => client.cancelContract({ contractUuid }, options), says: {} }
    },
    refused: (client, options) => client.cancelContract(NOBODYS_CONTRACT, options),
  },
  {
    id: "E7",
    name: "createPaymentLink",
    endpoint: createPaymentLink,
    silence: "must_say",
    prepare: async ({ signed, act }) => {
      const { contractUuid, applicationUuid } = await signed()
      await act(applicationUuid, "request_down_payment")
      return {
        ask: (client, options) => client.createPaymentLink({ contractUuid, returnUrl }, options),
        says: {},
      }
    },
    refused: (client, options) => client.createPaymentLink({ ...NOBODYS_CONTRACT, returnUrl }, options),
  },
  {
    id: "E8",
    name: "withdrawContract",
    endpoint: withdrawContract,
    silence: "may_be_silent",
    prepare: async ({ signed }) => {
      const { contractUuid } = await signed({ approval: false })
      return { ask: (client, options) => client.withdrawContract({ contractUuid }, options), says: {} }
    },
    refused: (client, options) => client.withdrawContract(NOBODYS_CONTRACT, options),
  },
  {
    id: "E9",
    name: "addPayoutAccount",
    endpoint: addPayoutAccount,
    silence: "may_be_silent",
    prepare: async ({ accepted }) => {
      const { contractUuid } = await accepted()
      const asked = { contractUuid, accountNumber: ACCOUNT }
      return { ask: (client, options) => client.addPayoutAccount(asked, options), says: {} }
    },
    refused: (client, options) =>
      client.addPayoutAccount({ ...NOBODYS_CONTRACT, accountNumber: ACCOUNT }, options),
  },
]
