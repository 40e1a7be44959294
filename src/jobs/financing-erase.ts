import type { MedusaContainer } from "@medusajs/framework/types"
import { deskOf } from "../commerce/desk-of-container"
import { eraseOld } from "../operations/personal-data/erase-old"

/** Erases, once a day, what may tell of a person from financings that ended longer ago than the option says. */
export default async function financingErase(container: MedusaContainer): Promise<void> {
  const desk = deskOf(container)
  const { retentionDays } = desk.records.settings
  if (retentionDays !== null) await eraseOld(desk, retentionDays)
}

export const config = { name: "financing-erase", schedule: "41 3 * * *" }
