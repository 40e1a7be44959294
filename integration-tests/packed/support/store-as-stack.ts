import { ADMIN_LOGIN, SHOP_NAME } from "../../../demo/seed/identity"
import type { Stack } from "../../../demo/stack"
import { signIn, type AdminApi } from "../../../demo/stack/admin-api"
import type { Running } from "../../../scripts/start-process"
import type { Store } from "../../../scripts/store/store"

type Started = Running & { readonly url: string }

/** The running store and its sandbox as the demo's purchase wants to see them. */
export async function storeAsStack(store: Store, medusa: Started, sandbox: Started): Promise<Stack> {
  const admin = await signIn(medusa.url, ADMIN_LOGIN)
  return {
    admin,
    adminEmail: ADMIN_LOGIN.email,
    adminPassword: ADMIN_LOGIN.password,
    databaseUrl: store.env.DATABASE_URL ?? "",
    ended: new Promise(() => undefined),
    env: store.env,
    logFile: "",
    medusaUrl: medusa.url,
    publishableKey: await publishableKeyOf(admin),
    sandboxUrl: sandbox.url,
    shopUrl: "http://localhost:8000",
    stop: medusa.stop,
  }
}

async function publishableKeyOf(admin: AdminApi): Promise<string> {
  const { api_keys: keys } = await admin.get<{ api_keys: { title: string; token: string }[] }>("/api-keys")
  return keys.find(({ title }) => title === SHOP_NAME)?.token ?? ""
}
