import { settings } from "./settings"

/** Medusa's refusal, with its own message. */
export class StoreError extends Error {
  override name = "StoreError"
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

type Call = { method?: "GET" | "POST" | "DELETE"; body?: object; headers?: Record<string, string> }

/**
 * One request to Medusa's store API.
 * @throws StoreError when Medusa refuses, TypeError when it cannot be reached.
 */
export async function store<T>(path: string, call: Call = {}): Promise<T> {
  const response = await fetch(`${settings.medusaUrl}/store${path}`, {
    method: call.method ?? "GET",
    headers: {
      "x-publishable-api-key": settings.publishableKey,
      ...(call.body && { "content-type": "application/json" }),
      ...call.headers,
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok)
    throw new StoreError(response.status, messageOf(answer) ?? `Medusa answered ${response.status}`)
  return answer as T
}

/** A POST of a JSON body. */
export const post = <T>(path: string, body: object = {}): Promise<T> =>
  store<T>(path, { method: "POST", body })

function messageOf(answer: unknown): string | null {
  const known = typeof answer === "object" && answer !== null && "message" in answer
  return known && typeof answer.message === "string" ? answer.message : null
}
