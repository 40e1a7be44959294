import { type Fault, FAULT_KINDS } from "../faults/fault"
import { ENDPOINT_IDS } from "../http/endpoint-id"
import { LEASING_ENDPOINT_IDS } from "../leasing/endpoint-id"
import { isJsonObject } from "../json"
import { Patch } from "./patch"

export type ReadFaults =
  | { readonly ok: true; readonly faults: readonly Fault[] }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads one fault or a list of them from a control request. */
export function readFaults(body: unknown): ReadFaults {
  const problems: string[] = []
  const faults = (Array.isArray(body) ? body : [body]).map((one) => readFault(new Patch(one, "", problems)))
  return problems.length === 0 ? { ok: true, faults } : { ok: false, problems }
}

function readFault(patch: Patch): Fault {
  if (!patch.names().includes("kind")) patch.problems.push("kind is missing.")
  if (!patch.names().includes("endpoint")) patch.problems.push("endpoint is missing.")
  const fault: Fault = {
    endpoint: patch.oneOf("endpoint", [...ENDPOINT_IDS, ...LEASING_ENDPOINT_IDS, "*"], "*"),
    kind: patch.oneOf("kind", FAULT_KINDS, "delay"),
    shopUuid: patch.text("shop_uuid", null),
    ms: patch.whole("ms", 0),
    status: patch.wholeOrNull("status", null),
    body: patch.any("body"),
    headers: headers(patch.any("headers")),
    value: patch.text("value", null),
    remaining: patch.wholeOrNull("times", null),
  }
  if (fault.status !== null && (fault.status < 200 || fault.status > 599)) {
    patch.problems.push("status must be between 200 and 599.")
  }
  patch.finish()
  return fault
}

function headers(value: unknown): Readonly<Record<string, string>> {
  if (!isJsonObject(value)) return {}
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
}
