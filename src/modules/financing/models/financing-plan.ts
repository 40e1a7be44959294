import { model } from "@medusajs/framework/utils"

/** One product code as this shop sells it. Amounts are decimal strings in major units. */
export const FinancingPlan = model
  .define("financing_plan", {
    id: model.id({ prefix: "finplan" }).primaryKey(),
    connection_id: model.text(),
    method: model.enum(["hire-purchase", "split-payment", "pay-next-month", "leasing"]),
    product_code: model.text(),
    name: model.text().searchable(),
    flow: model.enum(["epos", "epos_short", "direct"]).default("epos"),
    currency_code: model.text(),
    countries: model.json(),
    categories: model.json(),
    products: model.json(),
    starts_at: model.dateTime().nullable(),
    ends_at: model.dateTime().nullable(),
    min_amount: model.text().nullable(),
    max_amount: model.text().nullable(),
    periods: model.json(),
    default_period: model.number().nullable(),
    approval_agreed: model.boolean().default(false),
    withdrawal_agreed: model.boolean().default(false),
    approve_when: model.enum(["manual", "placed", "fulfilled"]).default("manual"),
    approval_paused: model.boolean().default(false),
    approval_wait_hours: model.number().nullable(),
    valid_days: model.number().default(7),
    priority: model.number().default(0),
    status: model.enum(["active", "paused"]).default("active"),
    direct: model.json().nullable(),
    parameters: model.json().nullable(),
    refreshed_at: model.dateTime().nullable(),
    refresh_problem: model.text().nullable(),
  })
  .indexes([
    { on: ["connection_id", "product_code", "method"], unique: true, where: "deleted_at IS NULL" },
    { on: ["method", "status"] },
  ])
