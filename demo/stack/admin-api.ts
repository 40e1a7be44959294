/** Medusa's admin API as its merchant, over HTTP. */
export type AdminApi = {
  readonly get: <T>(path: string) => Promise<T>
  readonly post: <T>(path: string, body?: object) => Promise<T>
  readonly remove: (path: string) => Promise<void>
}

type Login = { readonly email: string; readonly password: string }
type Target = { readonly medusaUrl: string; readonly token: string }

/** @throws Error when the login is refused. */
export async function signIn(medusaUrl: string, login: Login): Promise<AdminApi> {
  const url = `${medusaUrl}/auth/user/emailpass`
  const response = await fetch(url, { method: "POST", headers: JSON_BODY, body: JSON.stringify(login) })
  if (!response.ok) throw new Error(`Medusa refuses the demo's login (${String(response.status)}).`)
  const { token } = (await response.json()) as { token: string }
  const target = { medusaUrl, token }
  return {
    get: <T>(path: string) => call<T>(target, path),
    post: <T>(path: string, body: object = {}) =>
      call<T>(target, path, { method: "POST", body: JSON.stringify(body) }),
    remove: async (path) => {
      await call(target, path, { method: "DELETE" })
    },
  }
}

const JSON_BODY = { "content-type": "application/json" }

async function call<T>({ medusaUrl, token }: Target, path: string, init: RequestInit = {}): Promise<T> {
  const headers = { ...JSON_BODY, authorization: `Bearer ${token}` }
  const response = await fetch(`${medusaUrl}/admin${path}`, { ...init, headers })
  const text = await response.text()
  if (!response.ok)
    throw new Error(`${init.method ?? "GET"} /admin${path} answered ${String(response.status)}: ${text}`)
  return JSON.parse(text) as T
}
