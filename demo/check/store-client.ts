import type { Stack } from "../stack"

type Call = { body?: object; headers?: Record<string, string> }

/** Medusa's store API as a storefront's server would call it: a body makes it a POST. */
export type StoreClient = <T>(path: string, call?: Call) => Promise<T>

export function storeClient({
  medusaUrl,
  publishableKey,
}: Pick<Stack, "medusaUrl" | "publishableKey">): StoreClient {
  return async <T>(path: string, { body, headers }: Call = {}) => {
    const response = await fetch(`${medusaUrl}/store${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", "x-publishable-api-key": publishableKey, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`/store${path} answered ${String(response.status)}: ${text}`)
    return JSON.parse(text) as T
  }
}
