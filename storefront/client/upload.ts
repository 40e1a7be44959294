import { refusalOf } from "./refusal.js"
import { addressOf, headersFor, type StoreAddress } from "./send.js"

export interface Upload {
  readonly path: string
  readonly token: string | null
  readonly files: readonly File[]
  /** Told how much has left the browser, from 0 to 1. */
  readonly progress?: (share: number) => void
  readonly signal?: AbortSignal
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Sends files as `attachments[]`. By XMLHttpRequest, since `fetch` does not tell how much has been sent.
 * @throws FinancingRefused when the store refuses, TypeError when it cannot be reached, AbortError when given up
 */
export function upload(store: StoreAddress, { path, token, files, ...more }: Upload): Promise<unknown> {
  const body = new FormData()
  for (const file of files) body.append("attachments[]", file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", addressOf(store, path))
    request.withCredentials = store.credentials === "include"
    for (const [name, value] of Object.entries(headersFor(store, token)))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) more.progress?.(loaded / total)
    }
    request.onload = () => {
      const answer = read(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer)
      else reject(refusalOf(request.status, answer))
    }
    request.onerror = () => {
      reject(new TypeError("The store cannot be reached."))
    }
    request.onabort = () => {
      reject(new DOMException("The upload was given up.", "AbortError"))
    }
    more.signal?.addEventListener("abort", () => {
      request.abort()
    })
    request.send(body)
  })
}
