import type { ConsentSetting } from "./direct-settings"

/** What a shopper answered to a consent. */
export interface GivenConsent {
  readonly type: string
  readonly value: boolean
  readonly version: string
}

/** A consent as it is shown: one text, in the language that the shopper reads. */
export interface ShownConsent {
  readonly type: string
  readonly text: string
  readonly required: boolean
  readonly version: string
}

export interface Languages {
  /** The shopper's: `pl` or `pl-PL`, or empty. */
  readonly wanted: string
  readonly default: string
}

export const languageOf = (locale: string): string => locale.slice(0, 2).toLowerCase()

/** The consents in the shopper's language, else in the plan's, else in whichever there is. */
export const shownConsents = (
  settings: readonly ConsentSetting[],
  languages: Languages,
): readonly ShownConsent[] =>
  settings.map(({ type, required, texts, version }) => ({
    type,
    required,
    version,
    text: texts[languageOf(languages.wanted)] ?? texts[languages.default] ?? Object.values(texts)[0] ?? "",
  }))

export type ConsentReason = "consent_required" | "consent_outdated"

export interface ConsentProblem {
  /** `consents.<type>` */
  readonly field: string
  readonly reason: ConsentReason
}

/** A required consent must be given, and each answer is about the wording that stands now. */
export const consentProblems = (
  shown: readonly ShownConsent[],
  given: readonly GivenConsent[],
): readonly ConsentProblem[] =>
  shown.flatMap(({ type, required, version }): ConsentProblem[] => {
    const field = `consents.${type}`
    const answer = given.find((one) => one.type === type)
    if (answer !== undefined && answer.version !== version) return [{ field, reason: "consent_outdated" }]
    return required && answer?.value !== true ? [{ field, reason: "consent_required" }] : []
  })
