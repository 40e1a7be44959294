import type { DEFAULT_SHOPS } from "../../sandbox/default-shops"

type SandboxShop = (typeof DEFAULT_SHOPS)[number]
type Product = SandboxShop["products"][number]

/** Where the shopper applies and signs inside the shop. */
const DIRECT_MARKETS: readonly string[] = ["pl"]

/** Before the plan that sends the shopper to the service's own pages. */
const FIRST = 10

/** The products without approval are sold in the shop itself; those of the other plans stay with the service's dialog. */
export const directProductsOf = (shop: SandboxShop): readonly Product[] =>
  DIRECT_MARKETS.includes(shop.market)
    ? shop.products.filter(({ method, approval }) => !approval && method !== "pay-next-month")
    : []

const NAMES = {
  "hire-purchase": "Instalments, signed in the shop",
  "split-payment": "Parts, signed in the shop",
} as const satisfies Partial<Record<Product["method"], string>>

/** How a merchant tells the plan from the one whose shopper leaves for the service. */
export const directNameOf = ({ method, name }: Product): string =>
  method === "pay-next-month" ? name : NAMES[method]

/** What the merchant settles for a plan of the direct flow. The texts are a demo's: a shop has its own, from its lawyers. */
export const DIRECT_SETTINGS = {
  flow: "direct",
  priority: FIRST,
  direct: {
    default_language: "en",
    consents: [
      {
        type: "DATA_PROCESSING",
        required: true,
        version: "demo-1",
        texts: {
          en: "I agree that my data are processed to decide about this credit.",
          pl: "Zgadzam się na przetwarzanie moich danych w celu podjęcia decyzji o kredycie.",
        },
      },
      {
        type: "MARKETING",
        required: false,
        version: "demo-1",
        texts: {
          en: "I want to hear of other offers.",
          pl: "Chcę otrzymywać informacje o innych ofertach.",
        },
      },
    ],
    signing_methods: ["sms", "redirect", "send_to_signing_sms", "send_to_signing_email"],
  },
} as const
