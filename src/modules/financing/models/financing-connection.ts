import { model } from "@medusajs/framework/utils"

/** Address of one shop at one system. Its API keys are in `financing_secret`, without a relation. */
export const FinancingConnection = model
  .define("financing_connection", {
    id: model.id({ prefix: "fincon" }).primaryKey(),
    name: model.text().searchable(),
    system: model.enum(["partner", "leasing"]),
    market: model.enum(["ee", "lv", "lt", "pl", "cz"]),
    environment: model.enum(["test", "production"]),
    base_url: model.text(),
    shop_uuid: model.text(),
    redirect_hosts: model.json(),
    dialect: model.enum(["v2", "v2_camel", "v3"]).default("v2"),
    overrides: model.json(),
    locale: model.text().nullable(),
    salesperson_reference: model.text().nullable(),
    merchant_domain_name: model.text().nullable(),
    additional_data: model.json().nullable(),
    credit_application_data: model.json().nullable(),
    aggregator: model.boolean().default(false),
    short_flow_agreed: model.boolean().default(false),
    key_hint: model.text().nullable(),
    last_success_at: model.dateTime().nullable(),
    last_callback_at: model.dateTime().nullable(),
    refused_callbacks: model.number().default(0),
  })
  .indexes([{ on: ["shop_uuid", "base_url"], unique: true, where: "deleted_at IS NULL" }])
