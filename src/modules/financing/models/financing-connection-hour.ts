import { model } from "@medusajs/framework/utils"

/** How often a connection was asked in one hour and how often it failed; for the error rate in the settings. */
export const FinancingConnectionHour = model
  .define("financing_connection_hour", {
    id: model.id({ prefix: "finhour" }).primaryKey(),
    connection_id: model.text(),
    hour: model.dateTime(),
    calls: model.number().default(0),
    failures: model.number().default(0),
  })
  .indexes([{ on: ["connection_id", "hour"], unique: true, where: "deleted_at IS NULL" }])
