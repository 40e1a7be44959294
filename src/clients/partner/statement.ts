import { z } from "@medusajs/framework/zod"
import { applicationUuid } from "../../core/partner/ids"
import type { PartnerOverrides } from "../../core/partner/overrides"
import type { Dialect } from "../../core/shared/records"
import { err, ok } from "../../core/shared/result"
import { jsonAnswer } from "../http/decoders"
import type { ApplicationInput } from "./application"
import { inDialect, type PartnerEndpoint } from "./partner-endpoint"
import { inBothVersions } from "./paths"
import { codesOf } from "../http/request-codes"
import { word } from "./request-text"
import { banks, statementRetrieval, type Bank, type StatementRetrieval } from "./statement-reading"

/** C6: the banks from which the applicant's statement can be read. */
export const readBanks: PartnerEndpoint<ApplicationInput, readonly Bank[]> = {
  id: "C6",
  group: "statements",
  method: "GET",
  retry: "read",
  paths: inBothVersions("/account_statements/bank_list", [
    "?application_uuid={application}",
    "?applicationUuid={application}",
  ]),
  place: ({ input }) => ({ application: input.applicationUuid }),
  decode: jsonAnswer(banks),
}

const retrievalRequest = z.strictObject({
  applicationUuid,
  bankId: word,
  /** Where the applicant comes back to. */
  returnUrl: z.url(),
  /** Two letters, another form than a session's: see `statementLocaleOf`. */
  locale: z.string().regex(/^[a-z]{2}$/),
})

export type RetrieveStatementRequest = z.input<typeof retrievalRequest>

/** C7's fields under the names that hold: the connection's where it sets them, else the dialect's. */
function retrievalBody(
  asked: z.output<typeof retrievalRequest>,
  { statementNames: names, extraBody }: Pick<PartnerOverrides, "statementNames" | "extraBody">,
  dialect: Dialect,
) {
  const fields = {
    application_uuid: asked.applicationUuid,
    bank_id: asked.bankId,
    return_url: asked.returnUrl,
    locale: asked.locale,
  }
  const renamed = Object.entries(fields).map(([key, value]) => {
    const set = names[key as keyof typeof fields]
    return set === undefined ? inDialect({ [key]: value }, dialect) : { [set]: value }
  })
  return Object.assign({}, extraBody.statement_retrieval, ...renamed) as Record<string, unknown>
}

/** C7: begins the reading of a statement from a bank. Not repeated: read C2, or let the applicant choose again. */
export const retrieveStatement: PartnerEndpoint<RetrieveStatementRequest, StatementRetrieval> = {
  id: "C7",
  group: "statements",
  method: "POST",
  retry: "never",
  paths: inBothVersions("/account_statements/initiate_retrieval"),
  place: () => ({}),
  body: ({ input, choices }, dialect) => {
    const checked = retrievalRequest.safeParse(input)
    return checked.success ? ok(retrievalBody(checked.data, choices, dialect)) : err(codesOf(checked.error))
  },
  decode: jsonAnswer(statementRetrieval),
}
