import { model } from "@medusajs/framework/utils"

/** A sealed API key. No relation leads here: admin `fields` have no allow-list. */
export const FinancingSecret = model
  .define("financing_secret", {
    id: model.id({ prefix: "finsec" }).primaryKey(),
    owner_id: model.text(),
    purpose: model.enum(["api_key", "previous_api_key"]),
    sealed: model.text(),
  })
  .indexes([{ on: ["owner_id", "purpose"], unique: true, where: "deleted_at IS NULL" }])
