/** The customer as the cart knows them. It passes through to the service and is never kept or logged. */
export interface LeasingCustomer {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly street: string | null
  readonly city: string | null
  readonly zipCode: string | null
  readonly country: string | null
}

/** Under which names each field is sent; under none: not at all. */
export type CustomerNames = Readonly<Record<keyof LeasingCustomer, readonly string[]>>

/** Each field with its key in the settings. */
export const CUSTOMER_FIELDS = [
  ["firstName", "first_name"],
  ["lastName", "last_name"],
  ["email", "email"],
  ["phone", "phone"],
  ["street", "street"],
  ["city", "city"],
  ["zipCode", "zip_code"],
  ["country", "country"],
] as const satisfies readonly (readonly [keyof LeasingCustomer, string])[]
