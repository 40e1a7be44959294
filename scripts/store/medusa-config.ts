/**
 * The `medusa-config.ts` of a store that has installed the package: it is copied into the folder of a fresh store.
 * `WITHOUT` leaves out one of the two entries, as a developer might.
 */
import { defineConfig } from "@medusajs/framework/utils"

const {
  DATABASE_URL = "",
  DISABLE_ADMIN,
  FINANCING_ENCRYPTION_KEY,
  FINANCING_PUBLIC_URL,
  WITHOUT,
} = process.env

const storefront = "http://localhost:8000"

const plugin = {
  resolve: "medusa-financing",
  options: {
    public_url: FINANCING_PUBLIC_URL,
    encryption_key: FINANCING_ENCRYPTION_KEY,
    storefront: {
      default: { return_url: `${storefront}/return?country={country_code}`, cart_url: `${storefront}/cart` },
    },
  },
}

const payment = {
  resolve: "@medusajs/medusa/payment",
  dependencies: ["financing"],
  options: {
    providers: [
      { resolve: "medusa-financing/providers/partner", id: "financing" },
      { resolve: "medusa-financing/providers/leasing", id: "financing" },
    ],
  },
}

export default defineConfig({
  projectConfig: {
    databaseUrl: DATABASE_URL,
    http: {
      storeCors: "http://localhost:8000",
      adminCors: "http://localhost:9000",
      authCors: "http://localhost:9000",
    },
    cookieOptions: { secure: false, sameSite: "lax" },
  },
  admin: { disable: DISABLE_ADMIN === "true" },
  plugins: WITHOUT === "plugin" ? [] : [plugin],
  modules: WITHOUT === "payment" ? [] : [payment],
})
