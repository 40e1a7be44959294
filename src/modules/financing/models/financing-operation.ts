import { model } from "@medusajs/framework/utils"

/** One command to a system; its intent is saved before it is sent. */
export const FinancingOperation = model
  .define("financing_operation", {
    id: model.id({ prefix: "finop" }).primaryKey(),
    financing_id: model.text(),
    kind: model.enum([
      "start",
      "apply",
      "accept",
      "sign",
      "confirm",
      "statement",
      "payment_link",
      "approve",
      "cancel",
      "withdraw",
      "return_part",
      "payout_account",
      "purchase",
      "items",
      "merchant",
      "attachments",
      "record",
      "advance",
    ]),
    idempotency_key: model.text(),
    amount: model.text().nullable(),
    status: model.enum(["intended", "sent", "done", "refused", "unknown"]),
    codes: model.json(),
    actor: model.text().nullable(),
    note: model.text().nullable(),
    remote: model.json().nullable(),
    next_try_at: model.dateTime().nullable(),
    consumed_by: model.text().nullable(),
  })
  .indexes([
    { on: ["idempotency_key"], unique: true },
    { on: ["consumed_by"], unique: true, where: "consumed_by IS NOT NULL" },
    { on: ["financing_id"] },
    { on: ["next_try_at"], where: "next_try_at IS NOT NULL" },
  ])
