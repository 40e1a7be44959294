import { z } from "@medusajs/framework/zod"
import type { Dialect } from "../shared/records"
import { err, ok, type Result } from "../shared/result"

const DIALECTS = ["v2", "v2_camel", "v3"] as const satisfies readonly Dialect[]

/** The endpoints that change their naming together. */
export const ENDPOINT_GROUPS = ["session", "calculations", "contracts"] as const

export type EndpointGroup = (typeof ENDPOINT_GROUPS)[number]

const dialect = z.enum(DIALECTS).optional()

/**
 * What the service's documents leave open, settable per connection without a release. Each is described, with what
 * is assumed when it is absent, in docs/unknowns.md.
 */
const overrides = z
  .strictObject({
    /** The dialect of one group of endpoints where it differs from the connection's. */
    dialects: z.strictObject({ session: dialect, calculations: dialect, contracts: dialect }).optional(),
    /** `origin.value` of A2; null sends no origin. */
    origin_value: z.string().min(1).max(100).nullable().optional(),
    /** Whether A2's product, amount, currency, locale and validity stand at the top or under `general`. */
    session_form: z.enum(["flat", "nested"]).optional(),
    /** Path of A1 below the base address. Without it `/ping` is tried, then `/partner/v2/ping`. */
    ping_path: z
      .string()
      .regex(/^\/[A-Za-z0-9/_.-]*$/)
      .max(200)
      .optional(),
    /** Whether a signed contract without a process status waits for approval once its session is granted. */
    process_status_may_be_absent: z.boolean().optional(),
  })
  .transform((given) => ({
    dialects: given.dialects ?? {},
    originValue: given.origin_value === undefined ? "redirect_integration" : given.origin_value,
    sessionForm: given.session_form ?? "flat",
    pingPath: given.ping_path ?? null,
    processStatusMayBeAbsent: given.process_status_may_be_absent ?? false,
  }))

export type PartnerOverrides = z.infer<typeof overrides>

/** The names of the settings that are wrong or not known, such as `dialects.session`. */
export type OverrideProblems = readonly string[]

/** Checks a connection's `overrides`; nothing given means the documented behaviour throughout. */
export function readOverrides(raw: unknown): Result<PartnerOverrides, OverrideProblems> {
  const parsed = overrides.safeParse(raw ?? {})
  if (parsed.success) return ok(parsed.data)
  return err(
    parsed.error.issues.flatMap((issue) => {
      const keys = issue.code === "unrecognized_keys" ? issue.keys : [null]
      return keys.map((key) => [...issue.path, ...(key === null ? [] : [key])].join(".") || "overrides")
    }),
  )
}
