import { version as medusaVersion } from "@medusajs/medusa/package.json"
import { MedusaError } from "@medusajs/framework/utils"
import { PLUGIN_VERSION } from "../../core/shared/plugin-version"
import { parseSettings, type Settings } from "../../core/shared/settings"

/**
 * The plugin's options as settings. Of the process only the environment's name is read and, outside production, the
 * file that tells at which point a crash test lets it die.
 * @throws MedusaError with a sentence that tells what to add to `medusa-config.ts`.
 */
export function bootSettings(options: unknown): Settings {
  const settings = parseSettings(options, {
    production: process.env["NODE_ENV"] === "production",
    crashAt: process.env["MEDUSA_FINANCING_CRASH_AT"],
    versions: { medusa: medusaVersion, plugin: PLUGIN_VERSION },
  })
  if (!settings.ok) throw new MedusaError(MedusaError.Types.INVALID_DATA, settings.error)
  return settings.value
}
