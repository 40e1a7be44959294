/**
 * Boots this repository itself as a Medusa store, for development, the tests and the demo.
 * A store that installs the package writes two entries instead: see the README.
 */
import path from "node:path"

import { defineConfig } from "@medusajs/framework/utils"

const {
  ADMIN_CORS = "http://localhost:5173,http://localhost:9000",
  AUTH_CORS = "http://localhost:5173,http://localhost:8000,http://localhost:9000",
  DATABASE_URL,
  DISABLE_ADMIN,
  FINANCING_CART_URL = "http://localhost:8000/{country_code}/cart",
  FINANCING_ENCRYPTION_KEY,
  FINANCING_OFFER_TEST_PLANS,
  FINANCING_PUBLIC_URL = "http://localhost:9000",
  FINANCING_RETENTION_DAYS,
  FINANCING_RETURN_URL = "http://localhost:8000/{country_code}/financing/return?cart_id={cart_id}",
  LOCKING,
  STORE_CORS = "http://localhost:8000",
} = process.env

const financing = {
  public_url: FINANCING_PUBLIC_URL,
  encryption_key: FINANCING_ENCRYPTION_KEY,
  storefront: { default: { return_url: FINANCING_RETURN_URL, cart_url: FINANCING_CART_URL } },
  ...(FINANCING_OFFER_TEST_PLANS ? { offer_test_plans: FINANCING_OFFER_TEST_PLANS === "true" } : {}),
  ...(FINANCING_RETENTION_DAYS ? { retention_days: Number(FINANCING_RETENTION_DAYS) } : {}),
}

const lockingInPostgres = {
  resolve: "@medusajs/medusa/locking",
  options: {
    providers: [{ resolve: "@medusajs/medusa/locking-postgres", id: "locking-postgres", is_default: true }],
  },
}

export default defineConfig({
  projectConfig: {
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
    http: { storeCors: STORE_CORS, adminCors: ADMIN_CORS, authCors: AUTH_CORS },
    // Under `medusa start` the session cookie would be Secure, and the admin over plain http refused.
    cookieOptions: { secure: false, sameSite: "lax" },
  },
  admin: {
    disable: DISABLE_ADMIN === "true",
    // Not in Medusa's types, but passed on to the admin's build: without it Tailwind misses the classes of `admin/`.
    ...{ sources: [path.resolve("src/admin"), path.resolve("admin")] },
  },
  modules: [
    { resolve: "./src/modules/financing", options: financing },
    {
      resolve: "@medusajs/medusa/payment",
      dependencies: ["financing"],
      options: {
        providers: [
          { resolve: "./src/providers/partner", id: "financing" },
          { resolve: "./src/providers/leasing", id: "financing" },
        ],
      },
    },
    ...(LOCKING === "postgres" ? [lockingInPostgres] : []),
  ],
})
