import type { DirectAnswer, Flow } from "../../answers"
import { problemOf, type Read, readWhole, valueOf } from "../../form/read-fields"
import { type ConsentValues, consentBody, consentProblems } from "./consents"
import { appliesInShop } from "./flow"
import { allowedOf } from "./signing-methods"

/** How a plan is sold inside the shop, as it stands in the form. */
export interface DirectValues {
  readonly flow: Flow
  readonly default_language: string
  /** Of the texts. */
  readonly languages: readonly string[]
  readonly consents: readonly ConsentValues[]
  readonly signing_methods: readonly string[]
  readonly max_files: string
  readonly max_megabytes: string
}

const MEGABYTE = 1024 * 1024

/** The server's own, where a plan settles nothing. */
export const NEW_DIRECT: DirectValues = {
  flow: "epos",
  default_language: "en",
  languages: ["en"],
  consents: [],
  signing_methods: ["sms", "redirect", "send_to_signing_sms", "send_to_signing_email"],
  max_files: "10",
  max_megabytes: "25",
}

export function directValues(flow: Flow, direct: DirectAnswer | null): DirectValues {
  if (direct === null) return { ...NEW_DIRECT, flow }
  const { default_language, consents, signing_methods, uploads } = direct
  const texts = consents.flatMap((consent) => Object.keys(consent.texts))
  return {
    flow,
    default_language,
    languages: [...new Set([default_language, ...texts])],
    consents: consents.map((saved) => ({ ...saved, saved })),
    signing_methods,
    max_files: String(uploads.max_files),
    max_megabytes: String(uploads.max_bytes / MEGABYTE),
  }
}

/** Of all files of one request. */
function readBytes(text: string): Read<number> {
  const megabytes = Number(text)
  return megabytes >= 1 && megabytes <= 100
    ? { value: Math.round(megabytes * MEGABYTE) }
    : { problem: { key: "settings.problem.number", vars: { min: 1, max: 100 } } }
}

const readUploads = ({ max_files, max_megabytes }: DirectValues) => ({
  max_files: readWhole(max_files, { min: 1, max: 20 }),
  max_bytes: readBytes(max_megabytes),
})

export function directProblems(values: DirectValues, method: string) {
  const { flow, consents, signing_methods } = values
  if (!appliesInShop(flow)) return {}
  const bad = consents.some((one) => Object.values(consentProblems(one, values)).some(Boolean))
  const problems = { consents: bad ? ({ key: "settings.problem.required" } as const) : undefined }
  if (flow !== "direct") return problems
  const { max_files, max_bytes } = readUploads(values)
  const unsigned = allowedOf(method, signing_methods).length === 0
  return {
    ...problems,
    signing_methods: unsigned ? ({ key: "settings.problem.choose" } as const) : undefined,
    max_files: problemOf(max_files),
    max_megabytes: problemOf(max_bytes),
  }
}

/** What a plan that is sold at the service settled before stays as it is. */
export function directBody(values: DirectValues, method: string): object {
  const { flow, default_language, consents, signing_methods } = values
  if (!appliesInShop(flow)) return { flow }
  const { max_files, max_bytes } = readUploads(values)
  const allowed = allowedOf(method, signing_methods)
  return {
    flow,
    direct: {
      default_language,
      consents: consents.map((one) => consentBody(one, values)),
      ...(allowed.length > 0 ? { signing_methods: allowed } : {}),
      uploads: { max_files: valueOf(max_files), max_bytes: valueOf(max_bytes) },
    },
  }
}
