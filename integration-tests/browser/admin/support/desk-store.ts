import fs from "node:fs"
import path from "node:path"

import { seedFinancing } from "../../../../demo/seed/financing"
import type { Stack } from "../../../../demo/stack"
import { freePort } from "../../../../scripts/free-port"
import { medusa, type Store, startShippedSandbox, startStore } from "../../../../scripts/store/store"
import { fillStore } from "../../../packed/support/fill-store"
import { storeAsStack } from "../../../packed/support/store-as-stack"
import { makeStore, removeStore } from "../../../packed/support/unpacked-store"

/**
 * A store that has installed the packed package and built its admin, running, with the sandbox that the package
 * ships behind it. It serves the admin that was built (`NODE_ENV` is not `development`), and offers test plans.
 */
export async function openDeskStore(): Promise<Stack> {
  const made = await makeStore()
  const store = { ...made, env: { ...made.env, DISABLE_ADMIN: "false", NODE_ENV: "staging" } }
  await fillStore(store)
  await buildAdmin(store)
  const sandbox = await startShippedSandbox(store, await freePort())
  const running = await startStore(store)
  const stack = await storeAsStack(store, running, sandbox)
  await seedFinancing(stack.admin, sandbox.url)
  const stop = async () => {
    await running.stop()
    await sandbox.stop()
    removeStore()
  }
  return { ...stack, stop }
}

/** As `medusa build` and a start in its output, without a second installation of everything. */
export async function buildAdmin(store: Store): Promise<void> {
  const { code, output } = await medusa({ ...store, env: { ...store.env, NODE_ENV: "production" } }, "build")
  if (code !== 0) throw new Error(`The admin could not be built.\n${output}`)
  const built = path.join(store.folder, ".medusa", "server", "public")
  fs.cpSync(built, path.join(store.folder, "public"), { recursive: true })
}
