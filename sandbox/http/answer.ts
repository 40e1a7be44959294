import type { Shapes } from "../world/shapes"

/** What an endpoint answers: a body in documented names, or a refusal with its codes. */
export type Answer =
  | { readonly status: number; readonly body: unknown }
  | { readonly status: number; readonly codes: readonly string[] }

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const created = (body: unknown): Answer => ({ status: 201, body })
export const noContent = (): Answer => ({ status: 204, body: undefined })
export const refused = (status: number, ...codes: readonly string[]): Answer => ({ status, codes })

export const unauthorized = (): Answer => refused(401, "unauthorized")
export const forbidden = (): Answer =>
  refused(403, "User is not authorized to access this resource with an explicit deny")
export const notFound = (code: string): Answer => refused(404, code)
export const unprocessable = (codes: readonly string[]): Answer => refused(422, ...codes)

/** The body of a refusal. 401 is documented in section 7, the others in the service reference, section 0.2. */
export function refusalBody(status: number, codes: readonly string[], shapes: Shapes): unknown {
  if (status === 401) return unauthorizedBody(codes, shapes.unauthorized)
  if (status === 403 || status >= 500) return { message: codes.join(", ") }
  const bodies = {
    message_array: { message: codes },
    message_text: { message: codes.join(", ") },
    errors_array: { errors: codes.map((code) => ({ code })) },
    error_code: { message: codes.join(", "), errorCode: (codes[0] ?? "").toUpperCase() },
  } satisfies Record<Shapes["refusal"], unknown>
  return bodies[shapes.refusal]
}

function unauthorizedBody(codes: readonly string[], shape: Shapes["unauthorized"]): unknown {
  const bodies = {
    error_array: { error: codes },
    message_text: { message: codes.join(", ") },
    message_array: { message: codes },
  } satisfies Record<Shapes["unauthorized"], unknown>
  return bodies[shape]
}
