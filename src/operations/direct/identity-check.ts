import type { Market } from "../../core/shared/records"

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

/** Service reference: where the partner must have proven who applies. */
const MUST_CHECK: readonly Market[] = ["ee", "lv"]

/** Null when the application may go on. A check that fails has proven nothing. */
export async function identityProblem(
  market: Market,
  identity: IdentityToCheck,
): Promise<"identity_check_missing" | "identity_not_proven" | null> {
  const { check } = registered
  if (check === null) return MUST_CHECK.includes(market) ? "identity_check_missing" : null
  try {
    return (await check(identity)) ? null : "identity_not_proven"
  } catch {
    return "identity_not_proven"
  }
}
