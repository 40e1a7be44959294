import {
  type BrowserReturnSettings,
  type CallbackSettings,
  type Settings,
  SHAPES,
  type Shapes,
} from "../world/settings"
import { Patch } from "./patch"

const DIALECTS_OF_GET = ["v2", "v2_camel"] as const

export type SettingsChange =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Lays a partial change over the current settings; refuses the whole change when one part of it is wrong. */
export function changeSettings(current: Settings, change: unknown): SettingsChange {
  const patch = new Patch(change)
  const settings: Settings = {
    callbacks: callbacks(patch.group("callbacks"), current.callbacks),
    browser_return: browserReturn(patch.group("browser_return"), current.browser_return),
    activation_delay_ms: patch.wholeOrNull("activation_delay_ms", current.activation_delay_ms),
    signing_activation_delay_ms: patch.wholeOrNull(
      "signing_activation_delay_ms",
      current.signing_activation_delay_ms,
    ),
    session_lifetime_seconds: patch.whole("session_lifetime_seconds", current.session_lifetime_seconds),
    origin: patch.oneOf("origin", ["required", "optional", "refused"], current.origin),
    unknown_fields: patch.oneOf("unknown_fields", ["refused", "ignored"], current.unknown_fields),
    pay_next_month_contract: patch.flag("pay_next_month_contract", current.pay_next_month_contract),
    ping_path: patch.oneOf("ping_path", ["both", "root", "versioned"], current.ping_path),
    dialects: dialects(patch.group("dialects"), current.dialects),
    shapes: shapes(patch.group("shapes"), current.shapes),
  }
  patch.finish()
  return patch.problems.length === 0 ? { ok: true, settings } : { ok: false, problems: patch.problems }
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
  const changed: Shapes = {
    ping: patch.oneOf("ping", SHAPES.ping, current.ping),
    unauthorized: patch.oneOf("unauthorized", SHAPES.unauthorized, current.unauthorized),
    refusal: patch.oneOf("refusal", SHAPES.refusal, current.refusal),
    session_id: patch.oneOf("session_id", SHAPES.session_id, current.session_id),
    session: patch.oneOf("session", SHAPES.session, current.session),
    contract: patch.oneOf("contract", SHAPES.contract, current.contract),
    contract_names: patch.oneOf("contract_names", SHAPES.contract_names, current.contract_names),
    partner_confirmation: patch.oneOf(
      "partner_confirmation",
      SHAPES.partner_confirmation,
      current.partner_confirmation,
    ),
    payout_account: patch.oneOf("payout_account", SHAPES.payout_account, current.payout_account),
    product: patch.oneOf("product", SHAPES.product, current.product),
    product_values: patch.oneOf("product_values", SHAPES.product_values, current.product_values),
    numbers: patch.oneOf("numbers", SHAPES.numbers, current.numbers),
  }
  patch.finish()
  return changed
}
