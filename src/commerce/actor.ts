import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http"

/** Who is signed in. Medusa's middleware types do not know that admin routes are authenticated. */
export const actorOf = (req: MedusaRequest): string | null => {
  const { auth_context: context } = req as Partial<Pick<AuthenticatedMedusaRequest, "auth_context">>
  return context?.actor_id ?? null
}
