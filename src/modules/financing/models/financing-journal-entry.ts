import { model } from "@medusajs/framework/utils"

/** Append-only: what happened to a financing. Never holds a body or a key; its details are cut down when the financing is erased. */
export const FinancingJournalEntry = model
  .define("financing_journal_entry", {
    id: model.id({ prefix: "finjrn" }).primaryKey(),
    financing_id: model.text().nullable(),
    connection_id: model.text().nullable(),
    kind: model.text(),
    summary: model.text(),
    details: model.json(),
    actor: model.text().nullable(),
    dedupe_key: model.text().nullable(),
    remote_session_id: model.text().nullable(),
  })
  .indexes([
    { on: ["financing_id"] },
    { on: ["dedupe_key"], unique: true, where: "dedupe_key IS NOT NULL" },
    { on: ["connection_id", "remote_session_id"], where: "financing_id IS NULL" },
  ])
