import { confirmApplication, signApplication } from "../../src/clients/partner/application-signing"
import { uploadAttachments } from "../../src/clients/partner/attachment"
import { readBanks, retrieveStatement } from "../../src/clients/partner/statement"
import {
  APPLICATION_SIGNING_METHODS,
  type ApplicationSigningMethod,
} from "../../src/core/partner/signing-method"
import { statement } from "./applicant"
import { codeOf } from "./code"
import { value } from "./journey"
import { NOBODYS_APPLICATION } from "./rows-application"
import type { Row } from "./row"

const back = "https://shop.example.com/back"

/** C5 to C8. */
export const PROOF_ROWS: readonly Row[] = [
  ...APPLICATION_SIGNING_METHODS.map(signingBy),
  {
    id: "C5",
    name: "confirmApplication",
    endpoint: confirmApplication,
    silence: "may_be_silent",
    prepare: async ({ twin, client: plain, offered }) => {
      const uuid = await offered()
      value(await plain.signApplication({ applicationUuid: uuid, method: "sms" }))
      const code = codeOf(twin)
      const asked = { applicationUuid: uuid, method: "sms", confirmationCode: code } as const
      return { ask: (client, options) => client.confirmApplication(asked, options), says: {} }
    },
    refused: (client, options) =>
      client.confirmApplication({ ...NOBODYS_APPLICATION, method: "sms", confirmationCode: "1234" }, options),
  },
  {
    id: "C6",
    name: "readBanks",
    endpoint: readBanks,
    silence: "must_say",
    prepare: async ({ provingIncome }) => {
      const uuid = await provingIncome()
      return {
        ask: (client, options) => client.readBanks({ applicationUuid: uuid }, options),
        says: [{}],
      }
    },
    refused: (client, options) => client.readBanks(NOBODYS_APPLICATION, options),
  },
  {
    id: "C7",
    name: "retrieveStatement",
    endpoint: retrieveStatement,
    silence: "must_say",
    prepare: async ({ client: plain, provingIncome }) => {
      const uuid = await provingIncome()
      const [bank] = value(await plain.readBanks({ applicationUuid: uuid }))
      const asked = { applicationUuid: uuid, bankId: bank?.id ?? "", returnUrl: back, locale: "et" }
      return { ask: (client, options) => client.retrieveStatement(asked, options), says: {} }
    },
    refused: (client, options) =>
      client.retrieveStatement(
        { ...NOBODYS_APPLICATION, bankId: "24", returnUrl: back, locale: "et" },
        options,
      ),
  },
  {
    id: "C8",
    name: "uploadAttachments",
    endpoint: uploadAttachments,
    silence: "may_be_silent",
    prepare: async ({ provingIncome }) => {
      const uuid = await provingIncome()
      return {
        ask: (client, options) =>
          client.uploadAttachments({ ...statement(), applicationUuid: uuid }, options),
        says: {},
      }
    },
    refused: (client, options) =>
      client.uploadAttachments({ ...statement(), ...NOBODYS_APPLICATION }, options),
  },
]

function signingBy(method: ApplicationSigningMethod): Row {
  return {
    id: "C5",
    name: `signApplication ${method}`,
    endpoint: signApplication,
    silence: "may_be_silent",
    prepare: async ({ offered }) => {
      const uuid = await offered()
      return {
        ask: (client, options) => client.signApplication({ applicationUuid: uuid, method }, options),
        says: {},
      }
    },
    refused: (client, options) => client.signApplication({ ...NOBODYS_APPLICATION, method }, options),
  }
}
