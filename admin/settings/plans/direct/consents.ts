import type { ConsentAnswer } from "../../answers"
import { required } from "../../form/read-fields"
import type { Problem } from "../../form/use-form"

/** A consent as it stands in the form. */
export interface ConsentValues extends ConsentAnswer {
  /** As shoppers see it now; null for a new one. */
  readonly saved: ConsentAnswer | null
}

/** A day, such as 2026-11-21; a second wording of the same day gets a number. */
function versionAfter(version: string): string {
  const today = new Date().toISOString().slice(0, 10)
  return version.startsWith(today) ? `${version}.1` : today
}

export const newConsent = (): ConsentValues => ({
  type: "DATA_PROCESSING",
  required: true,
  version: versionAfter(""),
  texts: {},
  saved: null,
})

/** The texts that are saved: of the plan's languages, without empty ones. */
const textsIn = (texts: ConsentAnswer["texts"], languages: readonly string[]) =>
  Object.fromEntries(
    languages.map((one) => [one, (texts[one] ?? "").trim()] as const).filter(([, text]) => text !== ""),
  )

const written = (texts: ConsentAnswer["texts"]) => JSON.stringify(Object.entries(texts).sort())

const isReworded = ({ texts, saved }: ConsentValues, languages: readonly string[]): boolean =>
  saved !== null && written(textsIn(texts, languages)) !== written(saved.texts)

/** The consent with another text: proposes a version of its own until the person enters one. */
export function withText(consent: ConsentValues, text: Readonly<Record<string, string>>): ConsentValues {
  const { saved, version } = consent
  const changed = { ...consent, texts: { ...consent.texts, ...text } }
  if (saved === null) return changed
  const next = versionAfter(saved.version)
  if (version !== saved.version && version !== next) return changed
  const reworded = isReworded(changed, Object.keys(changed.texts))
  return { ...changed, version: reworded ? next : saved.version }
}

/** What the texts of a plan are written in. */
export interface Wording {
  readonly default_language: string
  readonly languages: readonly string[]
}

/** Shoppers who read none of the languages see the usual one, so that its text is there. */
export function consentProblems(consent: ConsentValues, { default_language, languages }: Wording) {
  const { type, version, texts, saved } = consent
  const same = version.trim() === saved?.version && isReworded(consent, languages)
  const stale: Problem | undefined = same ? { key: "settings.problem.version" } : undefined
  return {
    type: required(type),
    version: required(version) ?? stale,
    text: required(texts[default_language] ?? ""),
  }
}

export const consentBody = ({ saved: _saved, ...consent }: ConsentValues, { languages }: Wording) => ({
  ...consent,
  texts: textsIn(consent.texts, languages),
})
