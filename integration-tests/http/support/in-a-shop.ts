import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { startSandbox, type Sandbox } from "../../../sandbox"
import { http } from "./http"
import { openShop, type Shop } from "./shop"

/**
 * Boots one Medusa with the plugin, the sandbox behind it and an Estonian shop in it. The database is put back
 * before each test, and so is the sandbox.
 */
export function inAShop(tests: (shop: () => Shop) => void): void {
  medusaIntegrationTestRunner({
    inApp: true,
    testSuite: ({ getContainer }) => {
      let sandbox: Sandbox
      let shop: Shop

      beforeAll(async () => {
        sandbox = await startSandbox({ port: 0 })
        shop = await openShop({ container: getContainer(), sandbox })
      })
      beforeEach(() => http(`${sandbox.url}/_sandbox/reset`, { method: "POST" }))
      afterEach(() => quiet(sandbox))
      afterAll(() => sandbox.close())

      tests(() => shop)
    },
  })
}

/** Medusa works on a callback behind the answer to it: the database is put back only after that. */
const WORK_BEHIND_MS = 400

async function quiet(sandbox: Sandbox): Promise<void> {
  await http(`${sandbox.url}/_sandbox/settings`, { body: { callbacks: { mode: "never" } } })
  await new Promise((go) => setTimeout(go, WORK_BEHIND_MS))
}
