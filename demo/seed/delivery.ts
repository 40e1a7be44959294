import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows"

import { type Market, MARKETS } from "./markets"
import { first } from "./sales-channel"

const WAREHOUSE = "Harbour warehouse"

/** A warehouse, and for each market a free pick-up point and a courier. Answers the shipping profile's id. */
export async function seedDelivery(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const profileId = await shippingProfile(container)
  const [found] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({ name: WAREHOUSE })
  if (found) return profileId
  const location = await warehouse(container, salesChannelId)
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const set = await fulfillment.createFulfillmentSets({
    name: WAREHOUSE,
    type: "shipping",
    service_zones: MARKETS.map(({ name, country }) => ({
      name,
      geo_zones: [{ country_code: country, type: "country" as const }],
    })),
  })
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  })
  for (const market of MARKETS) {
    const zone = set.service_zones.find(({ name }) => name === market.name)
    const options = [pickUp(market), courier(market)].map((option) => ({
      ...option,
      ...COMMON,
      service_zone_id: zone?.id ?? "",
      shipping_profile_id: profileId,
    }))
    await createShippingOptionsWorkflow(container).run({ input: options })
  }
  return profileId
}

const COMMON = {
  price_type: "flat" as const,
  provider_id: "manual_manual",
  rules: [
    { attribute: "enabled_in_store", value: "true", operator: "eq" as const },
    { attribute: "is_return", value: "false", operator: "eq" as const },
  ],
}

const pickUp = ({ currency }: Market) => ({
  name: "Pick-up point",
  type: { label: "Pick-up point", description: "Ready in two days", code: "pick-up" },
  prices: [{ currency_code: currency, amount: 0 }],
})

const courier = ({ currency, courier: amount }: Market) => ({
  name: "Courier to the door",
  type: { label: "Courier", description: "Tomorrow, with a call before", code: "courier" },
  prices: [{ currency_code: currency, amount }],
})

async function shippingProfile(container: MedusaContainer): Promise<string> {
  const [found] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" })
  if (found) return found.id
  const input = { data: [{ name: "Default", type: "default" }] }
  return first((await createShippingProfilesWorkflow(container).run({ input })).result).id
}

async function warehouse(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const address = { city: "Tallinn", country_code: "EE", address_1: "Sadama 1" }
  const input = { locations: [{ name: WAREHOUSE, address }] }
  const { id } = first((await createStockLocationsWorkflow(container).run({ input })).result)
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: "manual_manual" },
  })
  await linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id, add: [salesChannelId] } })
  return id
}
