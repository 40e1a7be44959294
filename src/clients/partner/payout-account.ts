import { z } from "@medusajs/framework/zod"
import type { PartnerOverrides } from "../../core/partner/overrides"
import type { Dialect, JsonObject } from "../../core/shared/records"
import { err, ok } from "../../core/shared/result"
import { acceptance } from "../http/decoders"
import { placeOfContract, type ContractInput } from "./contract-place"
import { inDialect, type PartnerEndpoint } from "./partner-endpoint"
import { inVersion2 } from "./paths"
import { codesOf } from "../http/request-codes"

/** An IBAN or another account number, on its way through: it is kept nowhere. Blanks are left out. */
const request = z.object({
  accountNumber: z
    .string()
    .transform((account) => account.replace(/\s/g, ""))
    .pipe(z.string().regex(/^[A-Za-z0-9]{5,34}$/)),
})

export interface PayoutAccountInput extends ContractInput {
  readonly accountNumber: string
}

type Choices = Pick<PartnerOverrides, "payoutAccountKey" | "payoutAccountWrapper" | "extraBody">

/** The service names the account `payout_account_number` elsewhere; here no name is documented. */
function accountBody(account: string, choices: Choices, dialect: Dialect): JsonObject {
  const { payoutAccountKey: key, payoutAccountWrapper: wrapper, extraBody } = choices
  const named = key === null ? inDialect({ payout_account_number: account }, dialect) : { [key]: account }
  const body = { ...extraBody.payout_account, ...named }
  return wrapper === null ? body : { [wrapper]: body }
}

/** E9: the account to which an unsigned or signed contract is paid. Not repeated: read E4 back. */
export const addPayoutAccount: PartnerEndpoint<PayoutAccountInput, undefined> = {
  id: "E9",
  group: "contracts",
  method: "POST",
  retry: "never",
  paths: inVersion2("/contracts/{contract}/payout_accounts"),
  place: placeOfContract,
  body: ({ input, choices }, dialect) => {
    const checked = request.safeParse(input)
    return checked.success
      ? ok(accountBody(checked.data.accountNumber, choices, dialect))
      : err(codesOf(checked.error))
  },
  decode: acceptance,
}
