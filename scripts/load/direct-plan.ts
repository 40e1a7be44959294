import type { AdminApi } from "../../demo/stack/admin-api"

type Connection = { readonly id: string; readonly market: string; readonly system: string }
type Connections = { readonly connections: readonly Connection[] }
type Plan = {
  readonly id: string
  readonly connection_id: string
  readonly product_code: string
  readonly method: string
}
type Plans = { readonly plans: readonly Plan[] }

type Product = { readonly code: string; readonly method: string }

/** Code and texts of the consent that every applicant gives. */
export const CONSENT = { type: "DATA_PROCESSING", version: "1", value: true } as const

/** Sells a product of the Polish shop inside the store, before every other plan of its method. */
export async function sellDirect(admin: AdminApi, product: Product): Promise<void> {
  const { connections } = await admin.get<Connections>("/financing/connections")
  const { plans } = await admin.get<Plans>("/financing/plans")
  const polish = connections.find(({ market, system }) => market === "pl" && system === "partner")
  const known = plans.find(
    (plan) =>
      plan.connection_id === polish?.id &&
      plan.product_code === product.code &&
      plan.method === product.method,
  )
  if (known !== undefined) await admin.post(`/financing/plans/${known.id}`, TERMS)
  else
    await admin.post("/financing/plans", {
      connection_id: polish?.id,
      method: product.method,
      product_code: product.code,
      currency_code: "pln",
      countries: ["pl"],
      ...TERMS,
    })
}

const { type, version } = CONSENT

const TERMS = {
  name: "In the shop",
  priority: 10,
  approval_agreed: false,
  flow: "direct",
  direct: {
    default_language: "en",
    consents: [{ type, version, required: true, texts: { en: "I agree to the enquiry." } }],
  },
}
