import type { MedusaContainer } from "@medusajs/framework/types"
import { deskOf } from "../commerce/desk-of-container"
import { reconcile } from "../operations/reconcile"
import { tryDueReturns } from "../operations/returns/daily-returns"

/** The safety net for lost callbacks and killed processes: reads what is due and tries due returns. Runs on every instance. */
export default async function financingReconcile(container: MedusaContainer): Promise<void> {
  const desk = deskOf(container)
  await desk.calls.flush()
  await reconcile(desk)
  await tryDueReturns(desk)
}

/** Milliseconds. */
const EVERY = 15_000

export const config = { name: "financing-reconcile", schedule: { interval: EVERY } }
