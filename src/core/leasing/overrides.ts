import { z } from "@medusajs/framework/zod"
import { err, ok, type Result } from "../shared/result"
import { settingProblems, type OverrideProblems } from "../shared/setting-problems"
import { CUSTOMER_FIELDS, type CustomerNames } from "./customer"

/** A name in a request: a field of the service's own kind. */
const fieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]{0,99}$/)

/** One value may be sent under several names, since the service's own are not documented. */
const fieldNames = z.union([fieldName.transform((name) => [name]), z.array(fieldName).min(1).max(5)])

const lineName = z.string().trim().min(1).max(100)

/** Characters of JSON. What a shop adds to a request is a few fields. */
const MAX_EXTRA = 4000

const DEFAULT_CUSTOMER_NAMES: CustomerNames = {
  firstName: ["first_name"],
  lastName: ["last_name"],
  email: ["email"],
  phone: ["phone"],
  street: ["address"],
  city: ["city"],
  zipCode: ["zip_code"],
  country: ["country"],
}

const customerNames = z
  .strictObject({
    first_name: fieldNames.nullable().optional(),
    last_name: fieldNames.nullable().optional(),
    email: fieldNames.nullable().optional(),
    phone: fieldNames.nullable().optional(),
    street: fieldNames.nullable().optional(),
    city: fieldNames.nullable().optional(),
    zip_code: fieldNames.nullable().optional(),
    country: fieldNames.nullable().optional(),
  })
  .transform((given): CustomerNames => {
    const named = CUSTOMER_FIELDS.map(([field, setting]) => {
      const names = given[setting]
      return [field, names === undefined ? DEFAULT_CUSTOMER_NAMES[field] : (names ?? [])] as const
    })
    return { ...DEFAULT_CUSTOMER_NAMES, ...Object.fromEntries(named) }
  })

/**
 * What the leasing service's documents leave open, settable per connection without a release. Each is described, with
 * what is assumed when it is absent, in docs/unknowns.md and docs/leasing.md.
 */
const overrides = z
  .strictObject({
    /** The names of an item's fields in `order_json`. */
    item_names: z
      .strictObject({
        name: fieldNames.optional(),
        price: fieldNames.optional(),
        quantity: fieldNames.optional(),
      })
      .optional(),
    /** Whether the customer's data are sent, and whether at the top of the body or in an object. */
    customer_form: z.enum(["none", "flat", "nested"]).optional(),
    /** The object of the nested form. */
    customer_key: fieldName.optional(),
    /** The names of the customer's fields; null leaves one out. */
    customer_names: customerNames.optional(),
    /** Whether `order_json` is a JSON list or a text that holds one. */
    order_json_form: z.enum(["list", "text"]).optional(),
    /** Whether `order_amount` and the prices are JSON numbers or texts. */
    amount_form: z.enum(["number", "text"]).optional(),
    /** Whether discounts are lines with a negative price, or lower the prices of the other lines. */
    deductions: z.enum(["line", "spread"]).optional(),
    /** What the line is called that holds the cents which rounding leaves over. */
    rounding_name: lineName.optional(),
    /** Whether the shopper's address is read from endpoint 3, or from the redirect of endpoint 4. */
    redirect_from: z.enum(["url", "redirect"]).optional(),
    /** Whether `FINISH` without any `appl_status` is a signed contract. */
    finish_without_status: z.boolean().optional(),
    /** Whether an alert whose `sha1` is of no plausible form is still followed by a check. */
    alert_sha1: z.enum(["noted", "required"]).optional(),
    /** Added to the body of create as it is. */
    extra_body: z
      .record(fieldName, z.unknown())
      .refine((body) => JSON.stringify(body).length <= MAX_EXTRA)
      .optional(),
  })
  .transform((given) => ({
    itemNames: {
      name: given.item_names?.name ?? ["name"],
      price: given.item_names?.price ?? ["price"],
      quantity: given.item_names?.quantity ?? ["quantity"],
    },
    customerForm: given.customer_form ?? "none",
    customerKey: given.customer_key ?? "customer",
    customerNames: given.customer_names ?? DEFAULT_CUSTOMER_NAMES,
    orderJsonForm: given.order_json_form ?? "list",
    amountForm: given.amount_form ?? "number",
    deductions: given.deductions ?? "line",
    roundingName: given.rounding_name ?? "Rounding",
    redirectFrom: given.redirect_from ?? "url",
    finishWithoutStatus: given.finish_without_status ?? false,
    alertSha1: given.alert_sha1 ?? "noted",
    extraBody: given.extra_body ?? {},
  }))

export type LeasingOverrides = z.infer<typeof overrides>

/** Checks a leasing connection's `overrides`; nothing given means the defaults of docs/leasing.md throughout. */
export function readLeasingOverrides(raw: unknown): Result<LeasingOverrides, OverrideProblems> {
  const parsed = overrides.safeParse(raw ?? {})
  return parsed.success ? ok(parsed.data) : err(settingProblems(parsed.error))
}

/** What holds without any override. */
export const NO_LEASING_OVERRIDES: LeasingOverrides = overrides.parse({})
