import { z } from "@medusajs/framework/zod"
import { KEY_BYTES, Keyring, readKey } from "./keyring"
import { isLoopback } from "./redirect-hosts"
import { err, ok, type Result } from "./result"

/** Templates with `{country_code}`, `{cart_id}`, `{order_id}` and `{locale}`. */
export interface StorefrontAddresses {
  readonly return_url: string
  readonly cart_url: string
}

export interface Versions {
  readonly medusa: string
  readonly plugin: string
}

/** The plugin's options, checked once at boot. */
export interface Settings {
  /** Where this Medusa is reached from outside, without a slash at the end. Never taken from a Host header. */
  readonly publicUrl: string
  readonly keyring: Keyring
  readonly storefronts: ReadonlyMap<string, StorefrontAddresses>
  readonly defaultStorefront: StorefrontAddresses
  readonly offerTestPlans: boolean
  /** Days after activation in which a financing is still read daily. */
  readonly returnWindowDays: number
  /** Days after its end in which an ended financing keeps what may tell of a person; null keeps it. */
  readonly retentionDays: number | null
  readonly versions: Versions
  /** A file with the name of the point at which a test lets this process die; always null in production. */
  readonly crashAt: string | null
}

const DEFAULT_RETURN_WINDOW_DAYS = 60

/** Late callbacks and questions of customers come in the first weeks. */
const MIN_RETENTION_DAYS = 30

const template = z.string().refine((value) => /^https?:\/\//.test(value), "must start with https://")

const addresses = z.object({ return_url: template, cart_url: template })

const options = z.looseObject({
  public_url: z.url(),
  encryption_key: z.string(),
  previous_encryption_keys: z.array(z.string()).default([]),
  storefront: z.object({ default: addresses }).catchall(addresses),
  offer_test_plans: z.boolean().optional(),
  return_window_days: z.int().min(1).max(3650).default(DEFAULT_RETURN_WINDOW_DAYS),
  retention_days: z.int().min(MIN_RETENTION_DAYS).max(36_500).nullable().default(null),
})

const HINT = {
  public_url: 'add `public_url: "https://…"`, the address at which this Medusa is reached from outside',
  encryption_key:
    "add `encryption_key` with 32 random bytes in base64 or hex, for instance from `openssl rand -base64 32`",
  previous_encryption_keys: "`previous_encryption_keys` is a list of keys like `encryption_key`",
  storefront:
    'add `storefront: { default: { return_url: "https://…", cart_url: "https://…" } }`, where the shopper comes back to',
  offer_test_plans: "`offer_test_plans` is true or false",
  return_window_days: "`return_window_days` is a whole number of days, at least 1",
  retention_days:
    "`retention_days` is a whole number of days, at least 30, or null to keep what is known of ended financings",
} as const satisfies Record<string, string>

const sentence = (hint: string): string =>
  `medusa-financing: the options of the plugin in medusa-config.ts are not complete: ${hint}.`

const hintFor = (path: PropertyKey | undefined): string =>
  (typeof path === "string" && path in HINT ? HINT[path as keyof typeof HINT] : null) ??
  "see the installation section of the README"

export interface SettingsContext {
  readonly production: boolean
  readonly versions: Versions
  readonly crashAt?: string | undefined
}

/**
 * Checks the plugin's options.
 * @returns the settings, or the sentence that tells what to add to `medusa-config.ts`; it never contains a key.
 */
export function parseSettings(raw: unknown, context: SettingsContext): Result<Settings, string> {
  const parsed = options.safeParse(raw ?? {})
  if (!parsed.success) return err(sentence(hintFor(parsed.error.issues[0]?.path[0])))
  const given = parsed.data
  const keys = [given.encryption_key, ...given.previous_encryption_keys].map(readKey)
  if (keys.some((key) => key === null))
    return err(sentence(`${HINT.encryption_key}; the one given is not ${String(KEY_BYTES)} bytes long`))
  const url = new URL(given.public_url)
  if (url.protocol !== "https:" && (context.production || !isLoopback(url.hostname)))
    return err(sentence("`public_url` must start with https:// outside development"))
  const { default: defaultStorefront, ...channels } = given.storefront
  return ok({
    publicUrl: given.public_url.replace(/\/+$/, ""),
    keyring: new Keyring(keys.filter((key) => key !== null)),
    storefronts: new Map(Object.entries(channels)),
    defaultStorefront,
    offerTestPlans: given.offer_test_plans ?? !context.production,
    returnWindowDays: given.return_window_days,
    retentionDays: given.retention_days,
    versions: context.versions,
    crashAt: context.production ? null : (context.crashAt ?? null),
  })
}

/** The storefront addresses of a sales channel, or the default ones. */
export const storefrontOf = (settings: Settings, salesChannelId: string | null): StorefrontAddresses =>
  (salesChannelId === null ? undefined : settings.storefronts.get(salesChannelId)) ??
  settings.defaultStorefront
