import type { Method } from "../shops"
import { SIGNING_METHODS, type SigningMethod } from "../world/contract"

/** Partner API, section 4, E, rule 4. */
const METHODS_OF: Readonly<Record<Method, readonly SigningMethod[]>> = {
  "hire-purchase": ["redirect", "digital", "paper", "send_to_signing_sms", "send_to_signing_email"],
  "split-payment": ["sms", "paper"],
  "pay-next-month": [],
}

/** The methods by which a contract of the product may be signed through the API. */
export const allowedSigningMethods = (method: Method, any = false): readonly SigningMethod[] =>
  any && method !== "pay-next-month" ? SIGNING_METHODS : METHODS_OF[method]

/** Partner API, section 1, rule 7: what every code is in test for the products that have a fixed one. */
const FIXED_CODE = "0000"

/** The code of an SMS: fixed for split payment, six digits that the simulator shows otherwise. */
export const smsCode = (method: Method): string =>
  method === "hire-purchase" ? String(Math.floor(100_000 + Math.random() * 900_000)) : FIXED_CODE
