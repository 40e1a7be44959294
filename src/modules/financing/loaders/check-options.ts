import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { missingEntry } from "../../../core/shared/store-config"
import { bootSettings } from "../boot-settings"

/**
 * Stops the boot with a sentence that says what to add to `medusa-config.ts`.
 * @throws MedusaError when an option is missing or wrong, or the payment entry is not there.
 */
export function checkOptions({ container, options }: LoaderOptions): Promise<void> {
  bootSettings(options)
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
