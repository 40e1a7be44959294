import { refusalOf } from "./refusal.js"

export interface StoreAddress {
  /** Medusa's address, without a path: `https://shop.example.com`. */
  readonly baseUrl: string
  readonly publishableKey: string
  /** More headers for every request, such as a signed-in customer's `authorization`. */
  readonly headers?: () => Readonly<Record<string, string>>
  /** `include` where customers are signed in by a session cookie. */
  readonly credentials?: RequestCredentials
}

export interface Wish {
  readonly path: string
  readonly method?: "GET" | "POST"
  readonly body?: object
  readonly token?: string | null
  readonly signal?: AbortSignal
}

export const headersFor = (store: StoreAddress, token: string | null = null): Record<string, string> => ({
  "x-publishable-api-key": store.publishableKey,
  ...(token === null ? {} : { "x-financing-token": token }),
  ...store.headers?.(),
})

export const addressOf = (store: StoreAddress, path: string): string =>
  `${store.baseUrl.replace(/\/$/, "")}/store${path}`

/**
 * One request, never repeated.
 * @throws FinancingRefused when the store refuses, TypeError when it cannot be reached
 */
export async function ask(store: StoreAddress, wish: Wish): Promise<Response> {
  const { body, signal } = wish
  const response = await fetch(addressOf(store, wish.path), {
    method: wish.method ?? "GET",
    headers: { ...headersFor(store, wish.token), ...(body && { "content-type": "application/json" }) },
    credentials: store.credentials ?? "same-origin",
    cache: "no-store",
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  if (response.ok) return response
  throw refusalOf(response.status, await response.json().catch(() => null))
}
