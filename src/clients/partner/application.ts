import type { ApplicationUuid } from "../../core/partner/ids"
import { ok } from "../../core/shared/result"
import { acceptance, anyAnswer, jsonAnswer } from "../http/decoders"
import { anotherUnless } from "../http/endpoint"
import { acceptedApplication, type AcceptedApplication } from "./accepted-application"
import { applicationForm } from "./application-form"
import { applicationDetails, type ApplicationDetails } from "./application-reading"
import type { ApplicationRequest } from "./application-request"
import { inDialect, type PartnerEndpoint } from "./partner-endpoint"
import { inBothVersions } from "./paths"

export interface ApplicationInput {
  readonly applicationUuid: ApplicationUuid
}

/** C1: applies for credit. Never repeated: a second one is a second credit enquiry. */
export const submitApplication: PartnerEndpoint<ApplicationRequest, ApplicationDetails> = {
  id: "C1",
  group: "applications",
  method: "POST",
  retry: "never",
  paths: inBothVersions("/applications"),
  place: () => ({}),
  body: ({ input, choices }, dialect) => {
    const form = applicationForm(input, choices)
    return form.ok ? ok(inDialect(form.value, dialect)) : form
  },
  decode: jsonAnswer(applicationDetails),
}

export interface ReadApplicationInput extends ApplicationInput {
  /** `latest` (without it) follows to the newest version after changed conditions, `exact` does not. */
  readonly version?: "latest" | "initial" | "exact"
}

/** Service reference, C2: the newest version has another uuid than the one asked for, and says where it came from. */
const mayStandFor = (asked: ReadApplicationInput, read: ApplicationDetails): boolean => {
  if (read.uuid === asked.applicationUuid) return true
  return asked.version !== "exact" && (read.changedConditions || read.previousUuid !== null)
}

/** C2: where an application stands, and what is offered. Polled once per second for at most 30 s (section 4.G). */
export const readApplication: PartnerEndpoint<ReadApplicationInput, ApplicationDetails> = {
  id: "C2",
  group: "applications",
  method: "GET",
  retry: "read",
  paths: inBothVersions("/applications/{application}", ["?type={type}"]),
  place: ({ input }) => ({ application: input.applicationUuid, type: input.version ?? "latest" }),
  decode: jsonAnswer(applicationDetails),
  flaw: ({ input }, read) => anotherUnless(input.version === "initial" || mayStandFor(input, read)),
}

/** C3: the customer takes the offer; a contract comes to be. When the outcome is unknown: read C2. */
export const acceptApplication: PartnerEndpoint<ApplicationInput, AcceptedApplication> = {
  id: "C3",
  group: "applications",
  method: "POST",
  retry: "never",
  paths: inBothVersions("/applications/{application}/accept"),
  place: ({ input }) => ({ application: input.applicationUuid }),
  body: ({ choices }) => ok(choices.extraBody.application_acceptance ?? null),
  decode: anyAnswer(acceptedApplication),
}

/** C4: the customer, or the shop, gives the application up. When the outcome is unknown: read C2. */
export const cancelApplication: PartnerEndpoint<ApplicationInput, undefined> = {
  id: "C4",
  group: "applications",
  method: "POST",
  retry: "never",
  paths: inBothVersions("/applications/{application}/cancel"),
  place: ({ input }) => ({ application: input.applicationUuid }),
  body: ({ choices }) => ok(choices.extraBody.application_cancellation ?? null),
  decode: acceptance,
}
