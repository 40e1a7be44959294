import { mustProveIdentity, PROVEN_IN } from "../../core/shared/identity-proof"
import type { ConnectionRecord, Market, PlanRecord } from "../../core/shared/records"

/** Whose identity must be proven. The code passes through: keep it nowhere. */
export interface IdentityToCheck {
  readonly financingId: string
  readonly cartId: string
  readonly customerId: string | null
  readonly countryCode: string
  readonly identityCode: string
}

/** The store's own proof that the person at the browser is who the identity code says. */
export type IdentityCheck = (identity: IdentityToCheck) => Promise<boolean>

const registered: { check: IdentityCheck | null } = { check: null }

/**
 * Registers the store's identity check. In Estonia and Latvia the partner authenticates the customer itself, so that
 * without a check no application is sent there; elsewhere a registered check is asked too.
 */
export function checkIdentityWith(check: IdentityCheck | null): void {
  registered.check = check
}

export const hasIdentityCheck = (): boolean => registered.check !== null

/** Whether nobody could apply under the plan, because the shop cannot prove who applies. */
export const lacksIdentityCheck = (plan: PlanRecord, connection: ConnectionRecord): boolean =>
  mustProveIdentity(plan, connection) && !hasIdentityCheck()

/** Null when the application may go on. A check that fails has proven nothing. */
export async function identityProblem(
  market: Market,
  identity: IdentityToCheck,
): Promise<"identity_check_missing" | "identity_not_proven" | null> {
  const { check } = registered
  if (check === null) return PROVEN_IN.includes(market) ? "identity_check_missing" : null
  try {
    return (await check(identity)) ? null : "identity_not_proven"
  } catch {
    return "identity_not_proven"
  }
}
