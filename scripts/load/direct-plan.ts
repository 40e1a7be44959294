import type { AdminApi } from "../../demo/stack/admin-api"

type Connections = { readonly connections: readonly { readonly id: string; readonly market: string }[] }

/** Code and texts of the consent that every applicant gives. */
export const CONSENT = { type: "DATA_PROCESSING", version: "1", value: true } as const

/** Sells a product of the Polish shop inside the store, before every other plan of its method. */
export async function sellDirect(
  admin: AdminApi,
  product: { readonly code: string; readonly method: string },
): Promise<void> {
  const { connections } = await admin.get<Connections>("/financing/connections")
  const polish = connections.find(({ market }) => market === "pl")
  await admin.post("/financing/plans", {
    connection_id: polish?.id,
    method: product.method,
    product_code: product.code,
    name: "In the shop",
    currency_code: "pln",
    countries: ["pl"],
    priority: 10,
    flow: "direct",
    direct: {
      default_language: "en",
      consents: [{ ...CONSENT, value: undefined, required: true, texts: { en: "I agree to the enquiry." } }],
    },
  })
}
