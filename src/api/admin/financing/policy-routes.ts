import type { MiddlewareRoute } from "@medusajs/framework/http"
import { PERMISSIONS, type Permission } from "../../../core/shared/permissions"

/** What a request to `/admin/financing/financings/:id/<word>` needs beside the right to see financings. */
const COMMANDS: Readonly<Record<string, Permission>> = {
  approve: PERMISSIONS.approve,
  cancel: PERMISSIONS.return,
  withdraw: PERMISSIONS.return,
  returns: PERMISSIONS.return,
  resolve: PERMISSIONS.return,
  "payout-account": PERMISSIONS.payoutAccount,
}

/** Reading the service changes nothing that a person decides. */
const READING = ["refresh"]

type Verb = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

const CHANGES: Verb[] = ["POST", "PUT", "PATCH", "DELETE"]

const demand = (
  matcher: string | RegExp,
  methods: Verb[],
  { resource, operation }: Permission,
): MiddlewareRoute => ({ matcher, methods, policies: [{ resource, operation }] })

const FINANCINGS = "/admin/financing/financings"

/** What is known of a person: for those who see financings and settings. */
const CUSTOMERS = "/admin/financing/customers"

/** Whatever else is sent about a financing, also by a route that is not there yet. Letter case is Express's. */
const OTHER_CHANGES = new RegExp(
  `^${FINANCINGS}/[^/]+/(?!(?:${[...Object.keys(COMMANDS), ...READING].join("|")})(?:/|$))`,
  "i",
)

/**
 * Who may, where Medusa's flag `rbac` is on; without it nothing is asked. Each demand adds to the others that fit the
 * same address, so nobody sends anything about what he may not see.
 */
export const policyRoutes: MiddlewareRoute[] = [
  demand(`${FINANCINGS}*`, ["GET", ...CHANGES], PERMISSIONS.read),
  demand(OTHER_CHANGES, CHANGES, PERMISSIONS.update),
  ...Object.entries(COMMANDS).map(([word, permission]) =>
    demand(`${FINANCINGS}/:id/${word}*`, CHANGES, permission),
  ),
  demand(`${CUSTOMERS}*`, ["GET", ...CHANGES], PERMISSIONS.read),
  ...["connections", "preview", "plans", "regions", "go-live", "customers"].flatMap((settings) => [
    demand(`/admin/financing/${settings}*`, ["GET", ...CHANGES], PERMISSIONS.readSettings),
    demand(`/admin/financing/${settings}*`, CHANGES, PERMISSIONS.updateSettings),
  ]),
]
