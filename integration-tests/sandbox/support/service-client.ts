import type { Shop } from "../../../sandbox"

export interface ServiceAnswer {
  readonly status: number
  readonly body: unknown
  readonly text: string
}

export interface ServiceRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends one request as it is; the body is sent as text when it is a text already. */
export async function send(
  url: string,
  { method, path, body, headers = {} }: ServiceRequest,
): Promise<ServiceAnswer> {
  const response = await fetch(url + path, {
    method,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    redirect: "manual",
  })
  const text = await response.text()
  return { status: response.status, body: parsed(text), text }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A shop's own calls to the service, written from the document. */
export class ServiceClient {
  constructor(
    readonly url: string,
    readonly shop: Shop,
    private readonly version: "v2" | "v3" = "v2",
  ) {}

  get(path: string): Promise<ServiceAnswer> {
    return this.#send({ method: "GET", path })
  }

  post(path: string, body?: unknown): Promise<ServiceAnswer> {
    return this.#send({ method: "POST", path, body })
  }

  put(path: string, body?: unknown): Promise<ServiceAnswer> {
    return this.#send({ method: "PUT", path, body })
  }

  patch(path: string, body?: unknown): Promise<ServiceAnswer> {
    return this.#send({ method: "PATCH", path, body })
  }

  /** Sends a multipart form as it is. */
  async upload(path: string, form: FormData): Promise<ServiceAnswer> {
    const response = await fetch(`${this.url}/partner/${this.version}/shops/${this.shop.shopUuid}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${this.shop.apiKey}` },
      body: form,
    })
    const text = await response.text()
    return { status: response.status, body: parsed(text), text }
  }

  createSession(body: unknown): Promise<ServiceAnswer> {
    return this.post(this.version === "v2" ? "/pos_sessions" : "/pos-sessions", body)
  }

  readSession(uuid: string): Promise<ServiceAnswer> {
    return this.get(`${this.version === "v2" ? "/pos_sessions" : "/pos-sessions"}/${uuid}`)
  }

  calculate(body: unknown): Promise<ServiceAnswer> {
    return this.post("/calculations", body)
  }

  readProduct(code: string): Promise<ServiceAnswer> {
    return this.get(`/products?product_code=${encodeURIComponent(code)}`)
  }

  readContract(uuid: string): Promise<ServiceAnswer> {
    return this.get(`/contracts/${uuid}`)
  }

  approve(uuid: string): Promise<ServiceAnswer> {
    return this.post(
      `/contracts/${uuid}/${this.version === "v2" ? "merchant_approval" : "merchant-approval"}`,
    )
  }

  cancel(uuid: string): Promise<ServiceAnswer> {
    return this.post(`/contracts/${uuid}/cancel`)
  }

  #send(request: ServiceRequest): Promise<ServiceAnswer> {
    const path = `/partner/${this.version}/shops/${this.shop.shopUuid}${request.path}`
    return send(this.url, { ...request, path, headers: { authorization: `Bearer ${this.shop.apiKey}` } })
  }
}
