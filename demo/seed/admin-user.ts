import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createUsersWorkflow } from "@medusajs/medusa/core-flows"

import { ADMIN_LOGIN } from "./identity"
import { first } from "./sales-channel"

const { email, password } = ADMIN_LOGIN

/** The user that signs in to Medusa's admin. */
export async function seedAdminUser(container: MedusaContainer): Promise<void> {
  const [found] = await container.resolve(Modules.USER).listUsers({ email })
  if (found) return
  const user = first((await createUsersWorkflow(container).run({ input: { users: [{ email }] } })).result)
  const auth = container.resolve(Modules.AUTH)
  const { authIdentity, error } = await auth.register("emailpass", { body: { email, password } })
  if (!authIdentity) throw new Error(`The admin user cannot be made: ${error ?? "no identity"}`)
  await auth.updateAuthIdentities({ id: authIdentity.id, app_metadata: { user_id: user.id } })
}
