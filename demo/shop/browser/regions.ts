import type { HttpTypes } from "@medusajs/framework/types"

import { rememberCountry, rememberedCountry } from "./memory"
import { store } from "./store-api"

export type Region = HttpTypes.StoreRegion
export type Country = { code: string; name: string; region: Region }

let known: Promise<Country[]> | null = null

/** The countries the shop sells to, by name. */
export function countries(): Promise<Country[]> {
  known ??= store<{ regions: Region[] }>("/regions").then(({ regions }) =>
    regions
      .flatMap((region) =>
        (region.countries ?? []).map((country) => ({
          code: country.iso_2 ?? "",
          name: country.display_name ?? country.iso_2 ?? "",
          region,
        })),
      )
      .sort((one, other) => one.name.localeCompare(other.name)),
  )
  return known
}

/** The country the shopper chose, or the first one. */
export async function currentCountry(): Promise<Country> {
  const all = await countries()
  const chosen = all.find((country) => country.code === rememberedCountry()) ?? all[0]
  if (!chosen) throw new Error("The shop has no regions yet.")
  rememberCountry(chosen.code)
  return chosen
}
