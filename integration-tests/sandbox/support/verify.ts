import { createHmac } from "node:crypto"

/** Checks a callback as a shop would, from the document alone. */
export function isAuthentic(form: Readonly<Record<string, string>>, apiKey: string): boolean {
  const { message = "", hmac = "", timestamp = "" } = form
  return createHmac("sha512", apiKey).update(`${timestamp}.${message}`).digest("hex") === hmac
}

export const statusIn = (form: Readonly<Record<string, string>>): unknown =>
  (JSON.parse(form.message ?? "{}") as { status?: unknown }).status
