import { z } from "@medusajs/framework/zod"
import { SIGNING_METHODS, type SigningMethod } from "../../core/partner/signing-method"
import { err, ok } from "../../core/shared/result"
import { anyAnswer } from "../http/decoders"
import { confirmationCode, sentCode } from "./confirmation-code"
import { placeOfContract, type ContractInput } from "./contract-place"
import { inDialect, type PartnerEndpoint } from "./partner-endpoint"
import { inBothVersions } from "./paths"
import { codesOf } from "../http/request-codes"
import { signingReading, type Signing } from "./signing-reading"

const method = z.enum(SIGNING_METHODS)
const paths = inBothVersions("/contracts/{contract}/signings")

export interface SignContractInput extends ContractInput {
  readonly method: SigningMethod
}

/** E2: signs a contract, or asks for what is needed to do so. Never repeated: it may send a message. */
export const signContract: PartnerEndpoint<SignContractInput, Signing> = {
  id: "E2",
  group: "contracts",
  method: "POST",
  retry: "never",
  paths,
  place: placeOfContract,
  body: ({ input }) => {
    const checked = z.object({ method }).safeParse(input)
    return checked.success ? ok({ method: checked.data.method }) : err(codesOf(checked.error))
  },
  decode: anyAnswer(signingReading),
  flaw: ({ input }, { redirectUrl }) =>
    input.method === "redirect" && redirectUrl === null ? "redirect_url: missing" : null,
}

export interface ConfirmContractInput extends SignContractInput {
  /** As the customer typed it; it is passed through and kept nowhere. */
  readonly confirmationCode: string
}

/** E3: the code of the SMS. Never repeated: codes may be used once. */
export const confirmContract: PartnerEndpoint<ConfirmContractInput, Signing> = {
  id: "E3",
  group: "contracts",
  method: "PATCH",
  sentAs: ({ choices }) => choices.confirmationMethod,
  retry: "never",
  paths,
  place: placeOfContract,
  body: ({ input, choices }, dialect) => {
    const checked = z.object({ method, confirmationCode }).safeParse(input)
    if (!checked.success) return err(codesOf(checked.error))
    const code = sentCode(checked.data.confirmationCode, choices)
    return ok(inDialect({ method: checked.data.method, confirmation_code: code }, dialect))
  },
  decode: anyAnswer(signingReading),
}
