import { z } from "@medusajs/framework/zod"
import { newConnection, newPlan } from "../api/admin/financing/validators"

/** The same fields as the admin API takes, with each connection's plans inside it. */
export const importFile = z.strictObject({
  connections: z
    .array(newConnection.extend({ plans: z.array(newPlan.omit({ connection_id: true })).default([]) }))
    .min(1),
})
