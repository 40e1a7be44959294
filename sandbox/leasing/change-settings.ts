import type { Patch } from "../control/patch"
import { ENCODINGS, HASHES, type LeasingAlertSettings, type LeasingSettings } from "./settings"

const REDIRECT_NAMES = ["url", "redirect_url", "redirectUrl", "redirect", "link", "text"] as const

/** Lays a partial change over the settings of the leasing service. */
export function changeLeasing(patch: Patch, current: LeasingSettings): LeasingSettings {
  const changed: LeasingSettings = {
    check: patch.oneOf("check", ["phase", "result", "both"], current.check),
    errors: patch.oneOf("errors", ["body", "status"], current.errors),
    tariff_data: patch.oneOf("tariff_data", ["nested", "beside"], current.tariff_data),
    redirect_name: patch.oneOf("redirect_name", REDIRECT_NAMES, current.redirect_name),
    names: patch.oneOf("names", ["snake_case", "camel_case"], current.names),
    order_json: patch.oneOf("order_json", ["list", "text", "any"], current.order_json),
    decision: patch.oneOf("decision", ["by_amount", "wait"], current.decision),
    token_lifetime_seconds: patch.whole("token_lifetime_seconds", current.token_lifetime_seconds),
    expiry: patch.oneOf("expiry", ["close", "token_only"], current.expiry),
    redirect_lifetime_seconds: patch.whole("redirect_lifetime_seconds", current.redirect_lifetime_seconds),
  }
  patch.finish()
  return changed
}

/** The same for its alerts. */
export function changeLeasingAlerts(patch: Patch, current: LeasingAlertSettings): LeasingAlertSettings {
  const changed: LeasingAlertSettings = {
    mode: patch.oneOf("mode", ["send", "hold", "never"], current.mode),
    delay_ms: patch.whole("delay_ms", current.delay_ms),
    copies: patch.whole("copies", current.copies),
    encoding: patch.oneOf("encoding", ENCODINGS, current.encoding),
    sha1: patch.oneOf("sha1", HASHES, current.sha1),
  }
  patch.finish()
  return changed
}
