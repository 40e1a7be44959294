import { z } from "@medusajs/framework/zod"
import { directSettings } from "./direct-settings-validator"
import { FLOWS } from "../../../core/shared/flow"
import { METHODS, SYSTEMS } from "../../../core/shared/method"

const object = z.record(z.string(), z.unknown())
const optionalText = z.string().trim().max(255).nullable()

const connectionFields = z.strictObject({
  name: z.string().trim().min(1).max(255),
  system: z.enum(SYSTEMS),
  market: z.enum(["ee", "lv", "lt", "pl", "cz"]),
  environment: z.enum(["test", "production"]),
  base_url: z.string().trim().max(500),
  shop_uuid: z.string().trim().max(100),
  api_key: z.string().max(600),
  dialect: z.enum(["v2", "v2_camel", "v3"]),
  redirect_hosts: z.array(z.string().trim().toLowerCase().min(1).max(255)).min(1).max(20),
  locale: optionalText,
  salesperson_reference: optionalText,
  merchant_domain_name: optionalText,
  aggregator: z.boolean(),
  short_flow_agreed: z.boolean(),
  additional_data: object.nullable(),
  credit_application_data: object.nullable(),
  overrides: object,
})

export const newConnection = connectionFields.extend({
  system: connectionFields.shape.system.default("partner"),
  dialect: connectionFields.shape.dialect.default("v2"),
  redirect_hosts: connectionFields.shape.redirect_hosts.optional(),
  locale: optionalText.default(null),
  salesperson_reference: optionalText.default(null),
  merchant_domain_name: optionalText.default(null),
  aggregator: z.boolean().default(false),
  short_flow_agreed: z.boolean().default(false),
  additional_data: object.nullable().default(null),
  credit_application_data: object.nullable().default(null),
  overrides: object.default({}),
})

export const connectionChanges = connectionFields.partial()

const planFields = z.strictObject({
  connection_id: z.string().min(1),
  method: z.enum(METHODS),
  product_code: z.string().trim().min(1).max(255),
  name: z.string().trim().min(1).max(255),
  currency_code: z.string().trim().toLowerCase().length(3),
  countries: z.array(z.string().trim().toLowerCase().length(2)).max(250),
  categories: z.array(z.string().min(1)).max(500),
  products: z.array(z.string().min(1)).max(500),
  starts_at: z.coerce.date().nullable(),
  ends_at: z.coerce.date().nullable(),
  priority: z.int().min(-1000).max(1000),
  approval_agreed: z.boolean(),
  withdrawal_agreed: z.boolean(),
  approve_when: z.enum(["manual", "placed", "fulfilled"]),
  approval_paused: z.boolean(),
  approval_wait_hours: z.int().min(1).max(8760).nullable(),
  valid_days: z.int().min(1).max(365),
  status: z.enum(["active", "paused"]),
  flow: z.enum(FLOWS),
  direct: directSettings.nullable(),
})

/** Days; see `valid_until` of A2. */
const DEFAULT_VALID_DAYS = 7

export const newPlan = planFields.extend({
  countries: planFields.shape.countries.default([]),
  categories: planFields.shape.categories.default([]),
  products: planFields.shape.products.default([]),
  starts_at: planFields.shape.starts_at.default(null),
  ends_at: planFields.shape.ends_at.default(null),
  priority: planFields.shape.priority.default(0),
  approval_agreed: planFields.shape.approval_agreed.default(false),
  withdrawal_agreed: planFields.shape.withdrawal_agreed.default(false),
  approve_when: planFields.shape.approve_when.default("manual"),
  approval_paused: planFields.shape.approval_paused.default(false),
  approval_wait_hours: planFields.shape.approval_wait_hours.default(null),
  valid_days: planFields.shape.valid_days.default(DEFAULT_VALID_DAYS),
  status: planFields.shape.status.default("active"),
  flow: planFields.shape.flow.default("epos"),
  direct: directSettings.nullable().default(null),
})

export const planChanges = planFields.omit({ connection_id: true, method: true }).partial()

export const resolveBody = z.discriminatedUnion("exit", [
  z.strictObject({ exit: z.literal("place") }),
  z.strictObject({ exit: z.literal("cancel") }),
  z.strictObject({ exit: z.literal("withdraw") }),
  z.strictObject({
    exit: z.literal("record"),
    note: z.string().trim().min(1).max(1000),
    /** What was given back at the service, in major units; may then be booked as one refund. */
    amount: z.union([z.string(), z.number()]).optional(),
  }),
  z.strictObject({ exit: z.literal("ignore"), note: z.string().trim().min(1).max(1000) }),
])

export type NewConnectionBody = z.infer<typeof newConnection>
export type ConnectionChangesBody = z.infer<typeof connectionChanges>
export type NewPlanBody = z.infer<typeof newPlan>
export type PlanChangesBody = z.infer<typeof planChanges>
export type ResolveBody = z.infer<typeof resolveBody>
