import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createRegionsWorkflow, updateRegionsWorkflow } from "@medusajs/medusa/core-flows"

import { MARKETS } from "./markets"

const WANTED = [
  "pp_hire-purchase_financing",
  "pp_split-payment_financing",
  "pp_pay-next-month_financing",
  "pp_system_default",
]

const LEASING = "pp_leasing_financing"

/** One region for each market, without taxes, so that a total is the sum of what the shopper sees. */
export async function seedRegions(container: MedusaContainer): Promise<void> {
  const enabled = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true })
  const known = (id: string) => enabled.some((provider) => provider.id === id)
  const regions = await container.resolve(Modules.REGION).listRegions({}, { take: null })
  for (const market of MARKETS) {
    const providers = [...WANTED, ...(market.leasing ? [LEASING] : [])].filter(known)
    const found = regions.find((region) => region.name === market.name)
    if (found) {
      const input = { selector: { id: found.id }, update: { payment_providers: providers } }
      await updateRegionsWorkflow(container).run({ input })
    } else {
      const region = {
        name: market.name,
        currency_code: market.currency,
        countries: [market.country],
        payment_providers: providers,
        automatic_taxes: false,
      }
      await createRegionsWorkflow(container).run({ input: { regions: [region] } })
    }
  }
}
