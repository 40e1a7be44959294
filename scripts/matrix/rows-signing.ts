import { confirmContract, signContract } from "../../src/clients/partner/contract-signing"
import { contractUuid } from "../../src/core/partner/ids"
import { SIGNING_METHODS, type SigningMethod } from "../../src/core/partner/signing-method"
import { codeOf } from "./code"
import { value } from "./journey"
import { ANY } from "./rows-application"
import { NOBODYS, type Row } from "./row"

export const NOBODYS_CONTRACT = { contractUuid: contractUuid.parse(NOBODYS) }

/** E2 by each method, and E3. */
export const SIGNING_ROWS: readonly Row[] = [
  ...SIGNING_METHODS.map(signingBy),
  {
    id: "E3",
    name: "confirmContract",
    endpoint: confirmContract,
    silence: "may_be_silent",
    prepare: async ({ twin, client: plain, accepted }, variant) => {
      // A number cannot hold `0000`, the code of split payment; hire purchase has six digits.
      const asNumber = variant?.name === "confirmation_code" && variant.form === "number"
      if (asNumber) await twin.control("POST", "/settings", { requests: { signing_methods: "any" } })
      const made = await accepted({ method: asNumber ? "hire-purchase" : "split-payment" })
      const contract = { contractUuid: made.contractUuid, method: "sms" } as const
      value(await plain.signContract(contract))
      const asked = { ...contract, confirmationCode: codeOf(twin) }
      return { ask: (client, options) => client.confirmContract(asked, options), says: { signedAt: ANY } }
    },
    refused: (client, options) =>
      client.confirmContract({ ...NOBODYS_CONTRACT, method: "sms", confirmationCode: "0000" }, options),
  },
]

function signingBy(method: SigningMethod): Row {
  return {
    id: "E2",
    name: `signContract ${method}`,
    endpoint: signContract,
    silence: method === "redirect" ? "must_say" : "may_be_silent",
    prepare: async ({ accepted }) => {
      const made = await accepted({ method: method === "sms" ? "split-payment" : "hire-purchase" })
      return {
        ask: (client, options) => client.signContract({ contractUuid: made.contractUuid, method }, options),
        says: method === "redirect" ? { redirectUrl: ANY } : {},
      }
    },
    refused: (client, options) => client.signContract({ ...NOBODYS_CONTRACT, method }, options),
  }
}
