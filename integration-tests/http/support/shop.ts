import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules, ProductStatus } from "@medusajs/framework/utils"
import { createProductsWorkflow } from "@medusajs/medusa/core-flows"
import { seedAdminUser } from "../../../demo/seed/admin-user"
import { seedDelivery } from "../../../demo/seed/delivery"
import { ADMIN_LOGIN, SHOP_NAME } from "../../../demo/seed/identity"
import { seedRegions } from "../../../demo/seed/regions"
import { first, seedSalesChannel } from "../../../demo/seed/sales-channel"
import { DEFAULT_SHOPS, type Method, type Sandbox } from "../../../sandbox"
import { http, type Answer, type Call } from "./http"

/** A Medusa with the sandbox behind it, as its merchant and as its storefront. */
export interface Shop {
  readonly url: string
  readonly container: MedusaContainer
  readonly sandbox: Sandbox
  readonly connectionId: string
  readonly store: <T = Loose>(path: string, call?: Call) => Promise<Answer<T>>
  readonly admin: <T = Loose>(path: string, call?: Call) => Promise<Answer<T>>
  readonly variantFor: (price: number) => Promise<string>
}

/** What a test reads out of an answer; it says itself what it expects. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the answers of Medusa's own routes
export type Loose = any

const CURRENCY = "eur"

export interface OpenShopInput {
  readonly container: MedusaContainer
  readonly sandbox: Sandbox
}

const baseUrl = (): string => `http://localhost:${process.env["PORT"] ?? ""}`

/** Fills an empty Medusa: regions, delivery, an admin, and the Estonian connection with all its plans. */
export async function openShop({ container, sandbox }: OpenShopInput): Promise<Shop> {
  const salesChannelId = await seedSalesChannel(container)
  await seedRegions(container)
  const shippingProfileId = await seedDelivery(container, salesChannelId)
  await seedAdminUser(container)
  const [key] = await container
    .resolve(Modules.API_KEY)
    .listApiKeys({ type: "publishable", title: SHOP_NAME })
  const token = await signIn()
  const store = <T>(path: string, call: Call = {}) =>
    http<T>(`${baseUrl()}/store${path}`, withHeader(call, "x-publishable-api-key", key?.token ?? ""))
  const admin = <T>(path: string, call: Call = {}) =>
    http<T>(`${baseUrl()}/admin${path}`, withHeader(call, "authorization", `Bearer ${token}`))
  const variantFor = async (price: number): Promise<string> => {
    const wish = { price, salesChannelId, shippingProfileId }
    return (await knownVariant(container, price)) ?? (await makeVariant(container, wish))
  }
  const shop = { url: baseUrl(), container, sandbox, store, admin, variantFor }
  return { ...shop, connectionId: await connect(shop) }
}

const withHeader = (call: Call, name: string, value: string): Call => ({
  ...call,
  headers: { ...call.headers, [name]: value },
})

async function signIn(): Promise<string> {
  const answer = await http<{ token: string }>(`${baseUrl()}/auth/user/emailpass`, { body: ADMIN_LOGIN })
  return answer.body.token
}

interface VariantWish {
  readonly price: number
  readonly salesChannelId: string
  readonly shippingProfileId: string
}

const handleOf = (price: number): string => `article-${String(price).replace(".", "-")}`

/** The database is put back before each test, and what it held is gone. */
async function knownVariant(container: MedusaContainer, price: number): Promise<string | null> {
  const found = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: handleOf(price) }, { relations: ["variants"] })
  return found[0]?.variants[0]?.id ?? null
}

async function makeVariant(container: MedusaContainer, wish: VariantWish): Promise<string> {
  const name = handleOf(wish.price)
  const { result } = await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          title: name,
          handle: name,
          status: ProductStatus.PUBLISHED,
          shipping_profile_id: wish.shippingProfileId,
          sales_channels: [{ id: wish.salesChannelId }],
          options: [{ title: "Kind", values: ["One"] }],
          variants: [
            {
              title: "One",
              manage_inventory: false,
              options: { Kind: "One" },
              prices: ["eur", "pln", "czk"].map((currency_code) => ({ currency_code, amount: wish.price })),
            },
          ],
        },
      ],
    },
  })
  return first(first(result).variants).id
}

const ESTONIA = DEFAULT_SHOPS[0]

/** Approved plans come first, so a test that wants none pauses them. */
async function connect({ admin, sandbox }: Pick<Shop, "admin" | "sandbox">): Promise<string> {
  if (ESTONIA === undefined) throw new Error("The sandbox has no shops.")
  const { body } = await admin("/financing/connections", {
    body: {
      name: "Estonia",
      market: "ee",
      environment: "test",
      base_url: sandbox.url,
      shop_uuid: ESTONIA.shopUuid,
      api_key: ESTONIA.apiKey,
    },
  })
  const connectionId: string = body.connection.id
  for (const product of ESTONIA.products) {
    await admin("/financing/plans", {
      body: {
        connection_id: connectionId,
        method: product.method,
        product_code: product.code,
        name: product.name,
        currency_code: CURRENCY,
        countries: ["ee"],
        approval_agreed: product.approval,
        priority: product.approval ? 1 : 0,
      },
    })
  }
  return connectionId
}

/** Pauses or resumes the plans of a method that wait for the merchant's approval. */
export async function withApproval(shop: Shop, method: Method, approval: boolean): Promise<void> {
  const { body } = await shop.admin("/financing/plans")
  for (const plan of body.plans.filter((one: Loose) => one.method === method && one.approval_agreed)) {
    await shop.admin(`/financing/plans/${String(plan.id)}`, {
      body: { status: approval ? "active" : "paused" },
    })
  }
}
