import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, FeatureFlag, Modules } from "@medusajs/framework/utils"
import { createUsersWorkflow } from "@medusajs/medusa/core-flows"
import { first } from "../../demo/seed/sales-channel"
import { PERMISSIONS } from "../../src/core/shared/permissions"
import { http } from "./support/http"
import type { Loose } from "./support/shop"

type Right = keyof typeof PERMISSIONS

const ID = "/financings/fin_of_nobody"

/** Every kind of request and the rights that it needs. What they are about does not exist: nothing is done. */
const REQUESTS: readonly (readonly [method: "GET" | "POST", path: string, rights: readonly Right[]])[] = [
  ["GET", "/financings", ["read"]],
  ["GET", "/financings/export", ["read"]],
  ["GET", "/financings/attention", ["read"]],
  ["GET", ID, ["read"]],
  ["POST", "/financings/refresh", ["read"]],
  ["POST", `${ID}/refresh`, ["read"]],
  ["POST", `${ID}/approve`, ["read", "approve"]],
  ["POST", `${ID}/APPROVE`, ["read", "approve"]],
  ["POST", `${ID}/cancel`, ["read", "return"]],
  ["POST", `${ID}/withdraw`, ["read", "return"]],
  ["POST", `${ID}/resolve`, ["read", "return"]],
  ["POST", `${ID}/returns`, ["read", "return"]],
  ["POST", `${ID}/returns/one/confirm`, ["read", "return"]],
  ["POST", `${ID}/payout-account`, ["read", "payoutAccount"]],
  ["POST", `${ID}/purchase`, ["read", "update"]],
  ["POST", `${ID}/attachments`, ["read", "update"]],
  ["POST", `${ID}/what-comes-later`, ["read", "update"]],
  ["GET", "/connections", ["readSettings"]],
  ["POST", "/connections", ["readSettings", "updateSettings"]],
  ["POST", "/connections/one/forget-previous-key", ["readSettings", "updateSettings"]],
  ["POST", "/preview", ["readSettings", "updateSettings"]],
  ["GET", "/plans", ["readSettings"]],
  ["POST", "/plans/one", ["readSettings", "updateSettings"]],
  ["POST", "/regions/one/enable", ["readSettings", "updateSettings"]],
  ["GET", "/go-live", ["readSettings"]],
  ["GET", "/customers/cus_of_nobody/data", ["read", "readSettings"]],
  ["POST", "/customers/cus_of_nobody/erase", ["read", "readSettings", "updateSettings"]],
]

const PASSWORD = "a-password-of-this-test"

/** A user whose one role has these rights, signed in. */
async function signInWith(
  container: MedusaContainer,
  url: string,
  rights: readonly Right[],
): Promise<string> {
  const email = `${rights.join("-") || "nobody"}@example.com`
  const { result } = await createUsersWorkflow(container).run({ input: { users: [{ email }] } })
  const userId = first(result).id
  const auth = container.resolve(Modules.AUTH)
  const { authIdentity } = await auth.register("emailpass", { body: { email, password: PASSWORD } })
  await auth.updateAuthIdentities({ id: authIdentity?.id ?? "", app_metadata: { user_id: userId } })
  const rbac: Loose = container.resolve(Modules.RBAC)
  const role = await rbac.createRbacRoles({ name: email })
  for (const right of rights) {
    const { resource, operation } = PERMISSIONS[right]
    const [policy] = await rbac.listRbacPolicies({ key: `${resource}:${operation}` })
    await rbac.createRbacRolePolicies({ role_id: role.id, policy_id: policy.id })
  }
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  await link.create({ [Modules.USER]: { user_id: userId }, [Modules.RBAC]: { rbac_role_id: role.id } })
  const { body } = await http<Loose>(`${url}/auth/user/emailpass`, { body: { email, password: PASSWORD } })
  return body.token
}

/** Medusa reads its own flags after the configuration, which asks for this one. */
FeatureFlag.setFlag("rbac", true)

medusaIntegrationTestRunner({
  inApp: true,
  env: { MEDUSA_FF_RBAC: true },
  testSuite: ({ getContainer }) => {
    const url = () => `http://localhost:${process.env["PORT"] ?? ""}`
    const ask = async (token: string, method: "GET" | "POST", path: string): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` }
      const call = method === "POST" ? { method, headers, body: {} } : { method, headers }
      return (await http(`${url()}/admin/financing${path}`, call)).status
    }

    afterAll(() => {
      delete process.env["MEDUSA_FF_RBAC"]
    })

    it("a request is let through with its rights, and forbidden when any of them is missing", async () => {
      const tokens = new Map<string, string>()
      const tokenOf = async (rights: readonly Right[]): Promise<string> => {
        const key = rights.join()
        const token = tokens.get(key) ?? (await signInWith(getContainer(), url(), rights))
        tokens.set(key, token)
        return token
      }
      for (const [method, path, rights] of REQUESTS) {
        expect([path, await ask(await tokenOf(rights), method, path)]).not.toEqual([path, 403])
        for (const missing of rights) {
          const others = rights.filter((right) => right !== missing)
          expect([path, missing, await ask(await tokenOf(others), method, path)]).toEqual([
            path,
            missing,
            403,
          ])
        }
      }
      expect(await ask(await tokenOf(["read"]), "GET", "/financings")).toBe(200)
    }, 60_000)

    it("a role that may do nothing of ours sees nothing of ours", async () => {
      const token = await signInWith(getContainer(), url(), [])
      for (const [method, path] of REQUESTS) expect(await ask(token, method, path)).toBe(403)
    }, 60_000)
  },
})
