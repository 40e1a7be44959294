/** An answer with its status; nothing is thrown for a refusal. */
export interface Answer<T> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

export interface Call {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE" | "HEAD"
  /** An object goes as JSON, a form as a form. */
  readonly body?: object | string | FormData
  readonly headers?: Readonly<Record<string, string>>
}

/** Real HTTP; redirects are answered, not followed. */
export async function http<T = Record<string, unknown>>(url: string, call: Call = {}): Promise<Answer<T>> {
  const json = typeof call.body === "object" && !(call.body instanceof FormData)
  const response = await fetch(url, {
    method: call.method ?? (call.body === undefined ? "GET" : "POST"),
    redirect: "manual",
    headers: { ...(json ? { "content-type": "application/json" } : {}), ...call.headers },
    ...(call.body === undefined ? {} : { body: json ? JSON.stringify(call.body) : call.body }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parse(text) as T }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
