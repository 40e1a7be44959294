import type { MedusaContainer } from "@medusajs/framework/types"
import { deskOf } from "../commerce/desk-of-container"
import { runAutopilot } from "../operations/autopilot"

/** Approves by the plans' rules what the events missed, and calls a person for what waits too long. */
export default async function financingAutopilot(container: MedusaContainer): Promise<void> {
  await runAutopilot(deskOf(container))
}

/** Milliseconds. */
const EVERY = 60_000

export const config = { name: "financing-autopilot", schedule: { interval: EVERY } }
