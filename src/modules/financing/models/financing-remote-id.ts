import { model } from "@medusajs/framework/utils"

/** Append-only: the ids that a financing has had at its system, so that an old one still finds it. */
export const FinancingRemoteId = model
  .define("financing_remote_id", {
    id: model.id({ prefix: "finrid" }).primaryKey(),
    financing_id: model.text(),
    connection_id: model.text(),
    kind: model.enum(["application", "leasing_order", "leasing_application"]),
    value: model.text(),
    details: model.json().nullable(),
  })
  .indexes([{ on: ["connection_id", "kind", "value"], unique: true }, { on: ["financing_id"] }])
