import { z } from "@medusajs/framework/zod"
import { jsonAnswer } from "../http/decoders"
import { isJsonObject } from "../http/casing"
import { shownText, webAddress } from "../http/tolerant"
import { placeOfContract, type ContractInput } from "./contract-place"
import type { PartnerEndpoint } from "./partner-endpoint"
import { inBothVersions } from "./paths"

export interface PrintoutInput extends ContractInput {
  /** Makes it anew, with what was added after the contract was formed. */
  readonly forceRegeneration?: boolean
}

/** What E1 answered. The link is for the server alone: whoever has it has the contract. */
export interface PrintoutLink {
  readonly uuid: string | null
  readonly link: string
}

const answer: z.ZodType<PrintoutLink> = z.preprocess(
  (body) => (isJsonObject(body) ? (body["printout"] ?? body) : body),
  z.looseObject({ uuid: shownText, link: webAddress }).transform(({ uuid, link }) => ({ uuid, link })),
)

/** The query's name in each dialect; docs/unknowns.md. */
const FLAG = { v2: "force_regeneration", v2_camel: "force_regeneration", v3: "forceRegeneration" } as const

/** E1: where the contract can be fetched as a file, see `openPrintout`. Asked anew each time. */
export const readPrintout: PartnerEndpoint<PrintoutInput, PrintoutLink> = {
  id: "E1",
  group: "contracts",
  method: "GET",
  retry: "read",
  paths: inBothVersions("/contracts/{contract}/printouts", ["?{flag}={force}"]),
  place: (asked, dialect) => ({
    ...placeOfContract(asked),
    flag: asked.choices.printoutFlag ?? FLAG[dialect],
    force: String(asked.input.forceRegeneration ?? false),
  }),
  decode: jsonAnswer(answer),
}
