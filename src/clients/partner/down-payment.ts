import { z } from "@medusajs/framework/zod"
import { withStatusPlaceholder } from "../../core/partner/down-payment"
import { err, ok } from "../../core/shared/result"
import { isJsonObject } from "../http/casing"
import { jsonAnswer } from "../http/decoders"
import { webAddress } from "../http/tolerant"
import { unwrapped } from "../http/unwrap"
import { placeOfContract, type ContractInput } from "./contract-place"
import { inDialect, type PartnerEndpoint } from "./partner-endpoint"
import { inBothVersions } from "./paths"
import { codesOf } from "../http/request-codes"

export interface PaymentLinkInput extends ContractInput {
  /** Where the customer comes back to. The placeholder of the status is added to its end. */
  readonly returnUrl: string
}

/** What E7 answered. */
export interface PaymentLink {
  /** Where the customer pays. Check its host before following it. */
  readonly redirectUrl: string
}

const request = z.object({
  returnUrl: z
    .url()
    .refine((address) => !/[#{}]|[?&]status=/.test(address))
    .transform(withStatusPlaceholder),
})

const answer: z.ZodType<PaymentLink> = z.preprocess(
  (answered) => {
    const body = unwrapped(answered)
    return isJsonObject(body) ? { redirectUrl: body["redirectUrl"] ?? body["url"] ?? body["link"] } : body
  },
  z.looseObject({ redirectUrl: webAddress }).transform(({ redirectUrl }) => ({ redirectUrl })),
)

/** E7: a page on which the customer makes the down payment, one for each attempt. A link that is not used is lost. */
export const createPaymentLink: PartnerEndpoint<PaymentLinkInput, PaymentLink> = {
  id: "E7",
  group: "contracts",
  method: "POST",
  retry: "read",
  paths: inBothVersions("/contracts/{contract}/payment_link"),
  place: placeOfContract,
  body: ({ input, choices }, dialect) => {
    const checked = request.safeParse(input)
    if (!checked.success) return err(codesOf(checked.error))
    const own = inDialect({ return_url: checked.data.returnUrl }, dialect)
    return ok({ ...choices.extraBody.payment_link, ...own })
  },
  decode: jsonAnswer(answer),
}
