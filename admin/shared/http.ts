/** The host's build replaces these three names, as it does in Medusa's own dashboard. */
declare const __BACKEND_URL__: string | undefined
declare const __AUTH_TYPE__: string | undefined
declare const __JWT_TOKEN_STORAGE_KEY__: string | undefined

/** Medusa's shape of an error: `{ type, message }`. The message is a sentence for the merchant. */
export class AdminError extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
  ) {
    super(message)
  }
}

/** An absent value is left out; each element of a list becomes one parameter of the same name. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>

const BACKEND = (typeof __BACKEND_URL__ === "string" ? __BACKEND_URL__ : "").replace(/\/$/, "")

/** Medusa's own name for the token where the store signs its admin in by JWT. */
const DEFAULT_TOKEN_KEY = "medusa_auth_token"

/**
 * Reads a route below `/admin`, such as `/financing/plans`.
 * @throws AdminError with Medusa's message
 */
export async function adminGet<T>(path: string, query: Query = {}): Promise<T> {
  const answer = await send("GET", pathWith(path, query))
  return (await answer.json()) as T
}

/** @throws AdminError with Medusa's message */
export async function adminPost<T>(path: string, body: object = {}): Promise<T> {
  const answer = await send("POST", path, JSON.stringify(body))
  return (await answer.json()) as T
}

/** Sends files. @throws AdminError with Medusa's message */
export async function adminUpload<T>(path: string, form: FormData): Promise<T> {
  const answer = await send("POST", path, form)
  return (await answer.json()) as T
}

/** @throws AdminError with Medusa's message */
export async function adminDelete(path: string): Promise<void> {
  await send("DELETE", path)
}

/**
 * Fetches a file and hands it to the browser as a download.
 * @param name used where the answer names no file
 * @throws AdminError with Medusa's message
 */
export async function adminDownload(path: string, name: string, query: Query = {}): Promise<void> {
  const answer = await send("GET", pathWith(path, query))
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement("a")
  link.href = url
  link.download = fileNameOf(answer.headers.get("content-disposition")) ?? name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const fileNameOf = (disposition: string | null) =>
  /filename="?([^";]+)"?/.exec(disposition ?? "")?.[1] ?? null

function pathWith(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === "") continue
    for (const one of [value].flat()) search.append(name, String(one))
  }
  const text = search.toString()
  return text === "" ? path : `${path}?${text}`
}

async function send(method: string, path: string, body?: string | FormData): Promise<Response> {
  const headers = {
    ...authorization(),
    ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
  }
  const init = { method, headers, credentials: "include" } as const
  const answer = await fetch(`${BACKEND}/admin${path}`, body === undefined ? init : { ...init, body })
  if (!answer.ok) throw await errorOf(answer)
  return answer
}

function authorization(): Record<string, string> {
  if (typeof __AUTH_TYPE__ !== "string" || __AUTH_TYPE__ !== "jwt") return {}
  const own = typeof __JWT_TOKEN_STORAGE_KEY__ === "string" ? __JWT_TOKEN_STORAGE_KEY__ : ""
  const token = localStorage.getItem(own || DEFAULT_TOKEN_KEY)
  return token === null ? {} : { authorization: `Bearer ${token}` }
}

async function errorOf(answer: Response): Promise<AdminError> {
  const body = (await answer.json().catch(() => ({}))) as { type?: unknown; message?: unknown }
  const message = typeof body.message === "string" ? body.message : `${answer.status} ${answer.statusText}`
  return new AdminError(answer.status, typeof body.type === "string" ? body.type : "unknown", message)
}
