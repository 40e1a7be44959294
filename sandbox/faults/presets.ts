import type { FaultKind } from "./fault"

/** A fault with a name, for a matrix to set at any endpoint. */
export interface FaultPreset {
  readonly name: string
  readonly fault: {
    readonly kind: FaultKind
    readonly status?: number
    readonly body?: unknown
    readonly headers?: Readonly<Record<string, string>>
    readonly ms?: number
  }
  /** Whether the service has acted although the caller sees a failure. */
  readonly has_acted: boolean
}

const answered = (name: string, status: number, body: unknown): FaultPreset => ({
  name,
  fault: { kind: "status", status, body },
  has_acted: false,
})

/** Every body that a refusal with a code is written in. Service reference, section 0.2. */
const inEachShape = (status: number, code: string): readonly FaultPreset[] => [
  answered(`${String(status)} message_array`, status, { message: [code] }),
  answered(`${String(status)} message_text`, status, { message: code }),
  answered(`${String(status)} errors_array`, status, { errors: [{ code }] }),
  answered(`${String(status)} error_code`, status, { message: code, errorCode: code.toUpperCase() }),
  answered(`${String(status)} error_array`, status, { error: [code] }),
  answered(`${String(status)} Message`, status, { Message: code }),
]

/** Everything that may go wrong on the way. `waitMs` is how long a stalled answer takes. */
export const faultPresets = (waitMs: number): readonly FaultPreset[] => [
  answered("400", 400, { message: "field must not be blank", errorCode: "CONSTRAINTS_VIOLATED_GENERAL" }),
  answered("401 error_array", 401, { error: ["unauthorized"] }),
  answered("401 message_text", 401, { message: "unauthorized" }),
  answered("403", 403, { message: "User is not authorized to access this resource with an explicit deny" }),
  answered("404", 404, { message: "not_found" }),
  answered("409", 409, { message: ["conflict"] }),
  ...inEachShape(422, "field_is_not_valid"),
  answered("429", 429, { message: "too_many_requests" }),
  {
    name: "429 with Retry-After",
    fault: {
      kind: "status",
      status: 429,
      body: { message: "too_many_requests" },
      headers: { "retry-after": "1" },
    },
    has_acted: false,
  },
  answered("500", 500, { message: "internal_server_error" }),
  { name: "502 HTML", fault: { kind: "html", status: 502 }, has_acted: false },
  answered("503", 503, { message: "service_unavailable" }),
  { name: "timeout before", fault: { kind: "delay", ms: waitMs }, has_acted: true },
  { name: "timeout after", fault: { kind: "delay_after", ms: waitMs }, has_acted: true },
  { name: "timeout within the body", fault: { kind: "stall", ms: waitMs }, has_acted: true },
  { name: "reset before", fault: { kind: "reset" }, has_acted: false },
  { name: "reset after", fault: { kind: "reset_after" }, has_acted: true },
  { name: "truncated JSON", fault: { kind: "truncate" }, has_acted: true },
  { name: "wrong types", fault: { kind: "wrong_types" }, has_acted: true },
  { name: "unknown enum", fault: { kind: "unknown_enum" }, has_acted: true },
  { name: "empty body", fault: { kind: "empty" }, has_acted: true },
  { name: "200 HTML", fault: { kind: "html", status: 200 }, has_acted: false },
]
