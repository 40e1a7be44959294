import type { PosSessionUuid } from "../../core/partner/ids"
import type { SessionReading } from "../../core/partner/observation"
import { ok } from "../../core/shared/result"
import { jsonAnswer, wordAnywhere } from "../http/decoders"
import { byVersion, everyDialect, type Refusal } from "../http/endpoint"
import { inDialect, type PartnerEndpoint } from "./partner-endpoint"
import { sessionForm, type SessionFormChoices } from "./session-form"
import { createdSession, sessionReading, type CreatedSession } from "./session-reading"
import type { CreateSessionRequest } from "./session-request"

/** Service reference, A1: the document's path, then the one that its prefix suggests. */
const PING_PATHS = ["/ping", "/partner/v2/ping"] as const

export interface PingInput {
  /** Null: the documented path, and after a 404 the other. */
  readonly path: string | null
}

/** A1: whether the key is right. Service reference: `pong` may stand anywhere in the body. */
export const ping: PartnerEndpoint<PingInput, undefined> = {
  id: "A1",
  group: "session",
  method: "GET",
  retry: "read",
  paths: everyDialect("{+path}"),
  place: ({ path }) => ({ path: path ?? PING_PATHS[0] }),
  decode: wordAnywhere(/\bpong\b/i),
  otherShape: ({ path }, { status }) => (path === null && status === 404 ? { path: PING_PATHS[1] } : null),
}

export interface CreateSessionInput {
  readonly request: CreateSessionRequest
  readonly choices: SessionFormChoices
}

/** Service reference, section Z.5: the document requires `origin`, live shops do not send it. */
const refusesOrigin = ({ status, body }: Refusal): boolean =>
  [400, 422].includes(status) && /(?<![a-z])origin(?![a-z])/i.test(body)

/** A2: opens a session. One that nobody sees expires by itself, so a lost answer may be followed by a second try. */
export const createSession: PartnerEndpoint<CreateSessionInput, CreatedSession> = {
  id: "A2",
  group: "session",
  method: "POST",
  retry: "once_if_unknown",
  paths: byVersion("/partner/v2/shops/{shop}/pos_sessions", "/partner/v3/shops/{shop}/pos-sessions"),
  place: () => ({}),
  body: ({ request, choices }, dialect) => {
    const form = sessionForm(request, choices)
    return form.ok ? ok(inDialect(form.value, dialect)) : form
  },
  decode: jsonAnswer(createdSession),
  otherShape: ({ request, choices }, refusal) =>
    choices.originValue !== null && refusesOrigin(refusal)
      ? { request, choices: { ...choices, originValue: null } }
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
  paths: byVersion(
    "/partner/v2/shops/{shop}/pos_sessions/{session}",
    "/partner/v3/shops/{shop}/pos-sessions/{session}",
  ),
  place: ({ sessionUuid }) => ({ session: sessionUuid }),
  decode: jsonAnswer(sessionReading),
  answers: ({ sessionUuid }, session) => session.uuid === sessionUuid,
}
