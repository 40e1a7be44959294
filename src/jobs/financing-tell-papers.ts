import type { MedusaContainer } from "@medusajs/framework/types"
import { deskOf } from "../commerce/desk-of-container"
import { tellDuePapers } from "../operations/papers/due-papers"

/** Tells the service, apart from any purchase, what is due to be told by itself. Runs on every instance. */
export default async function financingTellPapers(container: MedusaContainer): Promise<void> {
  await tellDuePapers(deskOf(container))
}

/** Milliseconds. */
const EVERY = 15_000

export const config = { name: "financing-tell-papers", schedule: { interval: EVERY } }
