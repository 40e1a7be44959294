import { z } from "@medusajs/framework/zod"
import type { ApplicationUuid } from "../../core/partner/ids"
import { APPLICATION_SIGNING_METHODS, type ApplicationSigningMethod } from "../../core/partner/signing-method"
import { err, ok } from "../../core/shared/result"
import { isJsonObject } from "../http/casing"
import { anyAnswer } from "../http/decoders"
import { shownText } from "../http/tolerant"
import { confirmationCode, sentCode } from "./confirmation-code"
import { inDialect, type PartnerEndpoint } from "./partner-endpoint"
import { inBothVersions } from "./paths"
import { codesOf } from "../http/request-codes"

/** What C5 answered. Everything may be missing: the status alone says that it was accepted. */
export interface ApplicationSigning {
  readonly number: string | null
  /** Set once the application is signed; a moment with offset. */
  readonly confirmedAt: string | null
}

const answer: z.ZodType<ApplicationSigning> = z.preprocess(
  (body) => (isJsonObject(body) ? (body["creditApplication"] ?? body["signing"] ?? body) : {}),
  z
    .looseObject({ number: shownText, confirmedAt: shownText, signedAt: shownText })
    .transform(({ number, confirmedAt, signedAt }) => ({ number, confirmedAt: confirmedAt ?? signedAt })),
)

const method = z.enum(APPLICATION_SIGNING_METHODS)

export interface SignApplicationInput {
  readonly applicationUuid: ApplicationUuid
  readonly method: ApplicationSigningMethod
}

const paths = inBothVersions("/applications/{application}/signings")

/** C5 by POST: signs the application itself, or asks for the code to do so. Never repeated: it may send an SMS. */
export const signApplication: PartnerEndpoint<SignApplicationInput, ApplicationSigning> = {
  id: "C5",
  group: "applications",
  method: "POST",
  retry: "never",
  paths,
  place: ({ input }) => ({ application: input.applicationUuid }),
  body: ({ input }) => {
    const checked = z.object({ method }).safeParse(input)
    return checked.success ? ok({ method: checked.data.method }) : err(codesOf(checked.error))
  },
  decode: anyAnswer(answer),
}

export interface ConfirmApplicationInput extends SignApplicationInput {
  /** As the customer typed it; it is passed through and kept nowhere. */
  readonly confirmationCode: string
}

/** C5 by PATCH: the code of the SMS. Never repeated: codes may be used once. */
export const confirmApplication: PartnerEndpoint<ConfirmApplicationInput, ApplicationSigning> = {
  id: "C5",
  group: "applications",
  method: "PATCH",
  sentAs: ({ choices }) => choices.confirmationMethod,
  retry: "never",
  paths,
  place: ({ input }) => ({ application: input.applicationUuid }),
  body: ({ input, choices }, dialect) => {
    const checked = z.object({ method, confirmationCode }).safeParse(input)
    if (!checked.success) return err(codesOf(checked.error))
    const code = sentCode(checked.data.confirmationCode, choices)
    return ok(inDialect({ method: checked.data.method, confirmation_code: code }, dialect))
  },
  decode: anyAnswer(answer),
}
