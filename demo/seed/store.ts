import type { ExecArgs } from "@medusajs/framework/types"

import { seedAdminUser } from "./admin-user"
import { seedDelivery } from "./delivery"
import { seedProducts } from "./products"
import { seedRegions } from "./regions"
import { seedSalesChannel } from "./sales-channel"

/**
 * Fills an empty Medusa with the demo shop; run by `medusa exec` with the shop's address. What is there already is left as it is, except
 * that regions get the payment providers which have appeared since.
 */
async function seedStore({ container, args }: ExecArgs): Promise<void> {
  const salesChannelId = await seedSalesChannel(container)
  await seedRegions(container)
  const shippingProfileId = await seedDelivery(container, salesChannelId)
  await seedProducts(container, { salesChannelId, shippingProfileId, shopUrl: args[0] ?? "" })
  await seedAdminUser(container)
}

/** Medusa's `exec` runs what a script exports by default. */
export { seedStore as default }
