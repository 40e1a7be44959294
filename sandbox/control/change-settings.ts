import { changeLeasing, changeLeasingAlerts } from "../leasing/change-settings"
import type { AttachmentSettings, BrowserReturnSettings, CallbackSettings, Settings } from "../world/settings"
import { REQUEST_NAMES, REQUESTS, type Requests, SHAPE_NAMES, SHAPES, type Shapes } from "../world/shapes"
import { Patch } from "./patch"

const DIALECTS_OF_GET = ["v2", "v2_camel"] as const

export type SettingsChange =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Lays a partial change over the current settings; refuses the whole change when one part of it is wrong. */
export function changeSettings(current: Settings, change: unknown): SettingsChange {
  const patch = new Patch(change)
  const settings: Settings = {
    ...delays(patch, current),
    callbacks: callbacks(patch.group("callbacks"), current.callbacks),
    browser_return: browserReturn(patch.group("browser_return"), current.browser_return),
    session_lifetime_seconds: patch.whole("session_lifetime_seconds", current.session_lifetime_seconds),
    offer_lifetime_seconds: patch.whole("offer_lifetime_seconds", current.offer_lifetime_seconds),
    verification: patch.flag("verification", current.verification),
    customer_data: patch.oneOf("customer_data", ["compared", "not_compared"], current.customer_data),
    application_required_params: patch.texts(
      "application_required_params",
      current.application_required_params,
    ),
    attachments: attachments(patch.group("attachments"), current.attachments),
    printout_bytes: patch.whole("printout_bytes", current.printout_bytes),
    origin: patch.oneOf("origin", ["required", "optional", "refused"], current.origin),
    unknown_fields: patch.oneOf("unknown_fields", ["refused", "ignored"], current.unknown_fields),
    pay_next_month_contract: patch.flag("pay_next_month_contract", current.pay_next_month_contract),
    ping_path: patch.oneOf("ping_path", ["both", "root", "versioned"], current.ping_path),
    dialects: dialects(patch.group("dialects"), current.dialects),
    shapes: shapes(patch.group("shapes"), current.shapes),
    requests: requests(patch.group("requests"), current.requests),
    leasing: changeLeasing(patch.group("leasing"), current.leasing),
    leasing_alerts: changeLeasingAlerts(patch.group("leasing_alerts"), current.leasing_alerts),
  }
  patch.finish()
  return patch.problems.length === 0 ? { ok: true, settings } : { ok: false, problems: patch.problems }
}

/** Milliseconds; null: only when told so. */
const DELAYS = [
  "activation_delay_ms",
  "signing_activation_delay_ms",
  "decision_delay_ms",
  "income_proof_delay_ms",
  "down_payment_delay_ms",
  "payout_delay_ms",
  "withdrawal_delay_ms",
] as const
type Delays = Pick<Settings, (typeof DELAYS)[number]>

function delays(patch: Patch, current: Delays): Delays {
  let changed = current
  for (const name of DELAYS) changed = { ...changed, [name]: patch.wholeOrNull(name, current[name]) }
  return changed
}

function callbacks(patch: Patch, current: CallbackSettings): CallbackSettings {
  const changed: CallbackSettings = {
    mode: patch.oneOf("mode", ["send", "hold", "never"], current.mode),
    delay_ms: patch.whole("delay_ms", current.delay_ms),
    copies: patch.whole("copies", current.copies),
    order: patch.oneOf("order", ["normal", "reversed"], current.order),
    forge: patch.flag("forge", current.forge),
    retries: patch.whole("retries", current.retries),
    retry_delay_ms: patch.whole("retry_delay_ms", current.retry_delay_ms),
    expired: patch.flag("expired", current.expired),
    names: patch.oneOf("names", ["snake_case", "camel_case"], current.names),
    direct_names: patch.oneOf("direct_names", ["camel_case", "snake_case"], current.direct_names),
    application: patch.oneOf("application", ["latest", "initial"], current.application),
    signed_text: patch.oneOf("signed_text", ["decoded", "encoded"], current.signed_text),
  }
  patch.finish()
  return changed
}

function browserReturn(patch: Patch, current: BrowserReturnSettings): BrowserReturnSettings {
  const changed: BrowserReturnSettings = {
    method: patch.oneOf("method", ["GET", "POST"], current.method),
    message: patch.flag("message", current.message),
    forge: patch.flag("forge", current.forge),
  }
  patch.finish()
  return changed
}

function dialects(patch: Patch, current: Settings["dialects"]): Settings["dialects"] {
  const changed = patch.names().map((shop) => [shop, patch.oneOf(shop, DIALECTS_OF_GET, "v2")] as const)
  return { ...current, ...Object.fromEntries(changed) }
}

function shapes(patch: Patch, current: Shapes): Shapes {
  let changed = current
  for (const name of SHAPE_NAMES) {
    changed = { ...changed, [name]: patch.oneOf<string>(name, SHAPES[name], current[name]) }
  }
  patch.finish()
  return changed
}

function requests(patch: Patch, current: Requests): Requests {
  let changed = current
  for (const name of REQUEST_NAMES) {
    changed = { ...changed, [name]: patch.oneOf<string>(name, REQUESTS[name], current[name]) }
  }
  patch.finish()
  return changed
}

function attachments(patch: Patch, current: AttachmentSettings): AttachmentSettings {
  const changed = {
    most: patch.whole("most", current.most),
    largest: patch.whole("largest", current.largest),
  }
  patch.finish()
  return changed
}
