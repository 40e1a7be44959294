import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { missingEntry } from "../../core/shared/store-config"

/** Stops the boot when the providers are configured but the plugin is not. @throws MedusaError */
export function checkPlugin({ container }: LoaderOptions): Promise<void> {
  const config = container.resolve<{ modules?: unknown } | undefined>(
    ContainerRegistrationKeys.CONFIG_MODULE,
    {
      allowUnregistered: true,
    },
  )
  const missing = missingEntry(config?.modules)
  if (missing !== null) throw new MedusaError(MedusaError.Types.INVALID_DATA, missing)
  return Promise.resolve()
}
