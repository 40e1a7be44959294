import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/** Rings the bell of Medusa's admin. A store without a feed channel gets a line in its log instead. */
export async function ringBell(
  container: MedusaContainer,
  title: string,
  description: string,
): Promise<void> {
  try {
    await container.resolve(Modules.NOTIFICATION).createNotifications({
      to: "",
      channel: "feed",
      template: "admin-ui",
      data: { title, description },
    })
  } catch {
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`medusa-financing: ${title}: ${description}`)
  }
}
