import fs from "node:fs"
import path from "node:path"

import { purchaseSteps } from "../../demo/check/purchase"
import { seedFinancing } from "../../demo/seed/financing"
import { runCommand } from "../../scripts/run-command"
import { freePort } from "../../scripts/free-port"
import type { Running } from "../../scripts/start-process"
import { medusa, type Store, startShippedSandbox, startStore } from "../../scripts/store/store"
import { connectionsFile } from "./support/connections-file"
import { fillStore } from "./support/fill-store"
import { storeAsStack } from "./support/store-as-stack"
import { makeStore, removeStore } from "./support/unpacked-store"

/** Building, packing and migrating take half a minute; on a busy machine several. */
jest.setTimeout(400_000)

describe("a store that holds the packed package", () => {
  let store: Store

  beforeAll(async () => {
    store = await makeStore()
    await fillStore(store)
  })

  afterAll(removeStore)

  describe("with the two entries in its configuration", () => {
    let running: Running & { url: string }
    let sandbox: Running & { url: string }

    beforeAll(async () => {
      sandbox = await startShippedSandbox(store, await freePort())
      running = await startStore(store)
    })

    afterAll(async () => {
      await running.stop()
      await sandbox.stop()
    })

    it("reads connections and plans from a file by the package's command", async () => {
      const file = path.join(store.folder, "connections.json")
      fs.writeFileSync(file, JSON.stringify(connectionsFile(sandbox.url)))
      const line = ["npx", "--no-install", "medusa-financing", "connections", "import", file]
      const { code, output } = await runCommand({ line, cwd: store.folder, env: store.env })
      expect(output).toContain("connections: 1 created, 0 changed")
      expect(output).toContain("plans: 1 created, 0 changed")
      expect(code).toBe(0)
    })

    it("sells in instalments through the sandbox that the package ships", async () => {
      const stack = await storeAsStack(store, running, sandbox)
      await seedFinancing(stack.admin, sandbox.url)
      for (const { run } of purchaseSteps(stack)) await run()
    })
  })

  describe("does not start", () => {
    const start = (env: NodeJS.ProcessEnv) => medusa({ ...store, env: { ...store.env, ...env } }, "start")

    it.each([
      ["without the plugin's entry", { WITHOUT: "plugin" }, /plugins/],
      ["without the payment module's entry", { WITHOUT: "payment" }, /@medusajs\/medusa\/payment/],
      ["without an encryption key", { FINANCING_ENCRYPTION_KEY: undefined }, /add `encryption_key`/],
      ["with a short encryption key", { FINANCING_ENCRYPTION_KEY: "c2hvcnQ=" }, /not 32 bytes long/],
    ])("%s, and says what to add", async (_case, env, sentence) => {
      const { code, output } = await start(env)
      expect(output).toMatch(sentence)
      expect(code).not.toBe(0)
    })
  })
})
