import { z } from "@medusajs/framework/zod"
import { contractUuid, type ContractUuid } from "../../core/partner/ids"
import { isJsonObject } from "../http/casing"
import { idOrNull } from "../http/tolerant"

/** What C3 answered. */
export interface AcceptedApplication {
  /** Null where the answer does not name it: read C2. */
  readonly contractUuid: ContractUuid | null
}

/** Service reference, C3: under `contract`, or flat under one of three names. */
const flat = (body: unknown): unknown => {
  if (!isJsonObject(body)) return body
  const { contract } = body
  const named = isJsonObject(contract) ? (contract["uuid"] ?? contract["contractUuid"]) : contract
  return { contractUuid: named ?? body["contractUuid"] ?? body["creditContractUuid"] ?? body["uuid"] }
}

export const acceptedApplication: z.ZodType<AcceptedApplication> = z.preprocess(
  flat,
  z
    .looseObject({ contractUuid: idOrNull(contractUuid) })
    .transform((answer) => ({ contractUuid: answer.contractUuid })),
)
