import type { PosSessionUuid } from "../../core/partner/ids"
import type { SessionReading } from "../../core/partner/observation"
import type { PartnerOverrides } from "../../core/partner/overrides"
import { ok } from "../../core/shared/result"
import { jsonAnswer, wordAnywhere } from "../http/decoders"
import { anotherUnless, everyDialect, type Refusal } from "../http/endpoint"
import { inDialect, type Asked, type PartnerEndpoint } from "./partner-endpoint"
import { inBothVersions } from "./paths"
import { sessionForm } from "./session-form"
import { createdSession, sessionReading, type CreatedSession } from "./session-reading"
import type { CreateSessionRequest } from "./session-request"

/** Service reference, A1: the document's path, then the one that its prefix suggests. */
const PING_PATHS = ["/ping", "/partner/v2/ping"] as const

const choosing = <Input>(
  { input, choices }: Asked<Input>,
  change: Partial<PartnerOverrides>,
): Asked<Input> => ({
  input,
  choices: { ...choices, ...change },
})

/** A1: whether the key is right. Service reference: `pong` may stand anywhere in the body. */
export const ping: PartnerEndpoint<undefined, undefined> = {
  id: "A1",
  group: "session",
  method: "GET",
  retry: "read",
  paths: everyDialect("{+path}"),
  place: ({ choices }) => ({ path: choices.pingPath ?? PING_PATHS[0] }),
  decode: wordAnywhere(/\bpong\b/i),
  otherShape: (asked, { status }) =>
    asked.choices.pingPath === null && status === 404 ? choosing(asked, { pingPath: PING_PATHS[1] }) : null,
}

/** Service reference, section Z.5: the document requires `origin`, live shops do not send it. */
const refusesOrigin = ({ status, body }: Refusal): boolean =>
  [400, 415, 422].includes(status) && /(?<![a-z])origin(?![a-z])/i.test(body)

/** A2: opens a session. One that nobody sees expires by itself, so a lost answer may be followed by a second try. */
export const createSession: PartnerEndpoint<CreateSessionRequest, CreatedSession> = {
  id: "A2",
  group: "session",
  method: "POST",
  retry: "once_if_unknown",
  paths: inBothVersions("/pos_sessions"),
  place: () => ({}),
  body: ({ input, choices }, dialect) => {
    const form = sessionForm(input, choices)
    return form.ok ? ok(inDialect(form.value, dialect)) : form
  },
  decode: jsonAnswer(createdSession),
  otherShape: (asked, refusal) =>
    asked.choices.originValue !== null && refusesOrigin(refusal)
      ? choosing(asked, { originValue: null })
      : null,
}

export interface ReadSessionInput {
  readonly sessionUuid: PosSessionUuid
}

/** A3: where a session stands. */
export const readSession: PartnerEndpoint<ReadSessionInput, SessionReading> = {
  id: "A3",
  group: "session",
  method: "GET",
  retry: "read",
  paths: inBothVersions("/pos_sessions/{session}"),
  place: ({ input }) => ({ session: input.sessionUuid }),
  decode: jsonAnswer(sessionReading),
  flaw: ({ input }, session) => anotherUnless(session.uuid === input.sessionUuid),
}
