import { model } from "@medusajs/framework/utils"

/** Who may do a thing until when: per cart for placing and starting, per financing for reading. */
export const FinancingLease = model.define("financing_lease", {
  id: model.text().primaryKey(),
  holder: model.text(),
  until: model.dateTime(),
})
