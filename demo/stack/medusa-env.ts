import { createHash } from "node:crypto"

export type Addresses = { readonly medusaUrl: string; readonly shopUrl: string }

/** Known to everybody and the same at every start, since the demo keeps its data. Never for a real store. */
const DEMO_SECRET = "medusa-financing demo"
const ENCRYPTION_KEY = createHash("sha256").update(DEMO_SECRET).digest("base64")

/** What the repository's `medusa-config.ts` reads, for one Medusa beside one shop. */
export const medusaEnv = (databaseUrl: string, { medusaUrl, shopUrl }: Addresses): NodeJS.ProcessEnv => ({
  NODE_ENV: "development",
  DATABASE_URL: databaseUrl,
  JWT_SECRET: DEMO_SECRET,
  COOKIE_SECRET: DEMO_SECRET,
  STORE_CORS: shopUrl,
  ADMIN_CORS: medusaUrl,
  AUTH_CORS: `${medusaUrl},${shopUrl}`,
  MEDUSA_BACKEND_URL: medusaUrl,
  FINANCING_PUBLIC_URL: medusaUrl,
  FINANCING_ENCRYPTION_KEY: ENCRYPTION_KEY,
  FINANCING_RETURN_URL: `${shopUrl}/return?cart_id={cart_id}&order_id={order_id}`,
  FINANCING_CART_URL: `${shopUrl}/checkout?cart_id={cart_id}`,
  FINANCING_OFFER_TEST_PLANS: "true",
})
