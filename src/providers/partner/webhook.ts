import type { ProviderWebhookPayload } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { receiveAnywhere } from "../../operations/callback/receive-anywhere"
import type { Desk } from "../../operations/desk"

/** Repeated fields arrive as arrays and are refused. */
const signed = z.object({ message: z.string(), hmac: z.string(), timestamp: z.string() })

/**
 * Hands a callback that came to Medusa's built-in webhook address to the plugin's own durable path. That address
 * answers before anything is stored, so it is never given to the service.
 */
export async function hearWebhook(desk: Desk, payload: ProviderWebhookPayload["payload"]): Promise<void> {
  const parsed = signed.safeParse(payload.data)
  if (!parsed.success || !(await receiveAnywhere(desk, parsed.data)))
    desk.log.warn("A callback at Medusa's own webhook address was not authentic.")
}
