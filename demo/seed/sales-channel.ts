import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createApiKeysWorkflow,
  createSalesChannelsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows"

import { SHOP_NAME } from "./identity"
import { CURRENCIES } from "./markets"

/** The sales channel, its publishable key and the store's currencies. */
export async function seedSalesChannel(container: MedusaContainer): Promise<string> {
  const channels = container.resolve(Modules.SALES_CHANNEL)
  const [found] = await channels.listSalesChannels({ name: SHOP_NAME })
  if (found) return found.id
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name: SHOP_NAME }] },
  })
  const id = first(result).id
  await nameStore(container, id)
  const { result: keys } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: SHOP_NAME, type: "publishable", created_by: "" }] },
  })
  await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id: first(keys).id, add: [id] } })
  return id
}

async function nameStore(container: MedusaContainer, salesChannelId: string): Promise<void> {
  const [store] = await container.resolve(Modules.STORE).listStores()
  if (!store) throw new Error("Medusa has no store: are its migrations complete?")
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        name: SHOP_NAME,
        default_sales_channel_id: salesChannelId,
        supported_currencies: CURRENCIES.map((code) => ({ currency_code: code, is_default: code === "eur" })),
      },
    },
  })
}

/** What a workflow that makes one thing answers. */
export function first<T>(made: readonly T[]): T {
  const [one] = made
  if (one === undefined) throw new Error("A workflow made nothing.")
  return one
}
