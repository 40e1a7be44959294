import { isPartnerMethod, type Method, type PartnerMethod } from "../../core/shared/method"

/** @throws Error for a method of another service, which never has a financing at a connection of this one */
export function partnerMethodOf(method: Method): PartnerMethod {
  if (isPartnerMethod(method)) return method
  throw new Error(`The partner service does not offer ${method}.`)
}
