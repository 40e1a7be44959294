import { updateRegionsWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { METHODS, type Method } from "../core/shared/method"
import { providerIdOf } from "../core/shared/provider-id"
import type { RegionMethods } from "../core/shared/region-methods"
import { graph } from "./graph"

const regionRow = z.looseObject({
  id: z.string(),
  name: z.string(),
  currency_code: z.string().toLowerCase(),
  countries: z.array(z.looseObject({ iso_2: z.string().nullish() })).nullish(),
  payment_providers: z
    .array(z.looseObject({ id: z.string(), is_enabled: z.boolean().nullish() }).nullish())
    .nullish(),
})

type RegionRow = z.infer<typeof regionRow>

const FIELDS = [
  "id",
  "name",
  "currency_code",
  "countries.iso_2",
  "payment_providers.id",
  "payment_providers.is_enabled",
]

const providersOf = (row: RegionRow) => (row.payment_providers ?? []).filter((provider) => provider != null)

function shown(row: RegionRow): RegionMethods {
  const enabled = providersOf(row).filter((provider) => provider.is_enabled !== false)
  const has = (method: Method) => enabled.some(({ id }) => id === providerIdOf(method))
  return {
    id: row.id,
    name: row.name,
    currency_code: row.currency_code,
    countries: (row.countries ?? []).flatMap(({ iso_2: code }) => (code == null ? [] : [code.toLowerCase()])),
    methods: Object.fromEntries(METHODS.map((method) => [method, has(method)])) as Record<Method, boolean>,
  }
}

const rowsOf = (container: MedusaContainer, filters: Record<string, unknown>): Promise<RegionRow[]> =>
  graph(container, { entity: "region", fields: FIELDS, filters }, regionRow)

export async function listRegions(container: MedusaContainer): Promise<RegionMethods[]> {
  return (await rowsOf(container, {})).map(shown)
}

/**
 * Offers the method in the region, beside what it offers already.
 * @returns the region as it is now, or null when there is none
 * @throws MedusaError when Medusa does not know the method's provider: it is missing in `medusa-config.ts`
 */
export async function enableMethod(
  container: MedusaContainer,
  regionId: string,
  method: Method,
): Promise<RegionMethods | null> {
  const [row] = await rowsOf(container, { id: regionId })
  if (row === undefined || shown(row).methods[method]) return row === undefined ? null : shown(row)
  const kept = providersOf(row).map(({ id }) => id)
  const wanted = [...new Set([...kept, providerIdOf(method)])]
  await updateRegionsWorkflow(container).run({
    input: { selector: { id: regionId }, update: { payment_providers: wanted } },
  })
  const [after] = await rowsOf(container, { id: regionId })
  return after === undefined ? null : shown(after)
}
