import { addPurchaseMerchant, writePurchase, writePurchaseItems } from "../../src/clients/partner/purchase"
import type { ApplicationUuid } from "../../src/core/partner/ids"
import { value, type Journey } from "./journey"
import { NOBODYS_APPLICATION } from "./rows-application"
import { NOBODYS, type Row } from "./row"

const purchase = { description: "A bed and a lamp" }
const items = [{ serialNumber: "4711" }, { description: "A lamp", amount: "20.10", quantity: 1 }]
const merchant = { merchantName: "A shop", merchantDomainName: "shop.example.com" }
const nobodys = { ...NOBODYS_APPLICATION, purchaseUuid: NOBODYS }

/** The purchase that an application came with: C2 shows it once the offer is taken. */
async function place({
  client,
  accepted,
}: Journey): Promise<{ applicationUuid: ApplicationUuid; purchaseUuid: string }> {
  const { applicationUuid } = await accepted()
  const { purchaseUuid } = value(await client.readApplication({ applicationUuid }))
  if (purchaseUuid === null) throw new Error("The application has no purchase.")
  return { applicationUuid, purchaseUuid }
}

/** Group D. */
export const PURCHASE_ROWS: readonly Row[] = [
  {
    id: "D1",
    name: "writePurchase",
    endpoint: writePurchase,
    silence: "may_be_silent",
    prepare: async (journey) => {
      const at = await place(journey)
      return {
        ask: (client, options) => client.writePurchase({ ...at, purchase }, options),
        says: { purchaseUuid: at.purchaseUuid },
      }
    },
    refused: (client, options) => client.writePurchase({ ...nobodys, purchase }, options),
  },
  {
    id: "D2",
    name: "writePurchaseItems",
    endpoint: writePurchaseItems,
    silence: "may_be_silent",
    prepare: async (journey) => {
      const at = await place(journey)
      return { ask: (client, options) => client.writePurchaseItems({ ...at, items }, options), says: {} }
    },
    refused: (client, options) => client.writePurchaseItems({ ...nobodys, items }, options),
  },
  {
    id: "D3",
    name: "addPurchaseMerchant",
    endpoint: addPurchaseMerchant,
    silence: "may_be_silent",
    prepare: async (journey) => {
      const { purchaseUuid } = await place(journey)
      return {
        ask: (client, options) => client.addPurchaseMerchant({ purchaseUuid, merchant }, options),
        says: {},
      }
    },
    refused: (client, options) => client.addPurchaseMerchant({ purchaseUuid: NOBODYS, merchant }, options),
  },
]
