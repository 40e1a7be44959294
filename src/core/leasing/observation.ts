import type { ApplicationToken } from "./ids"
import {
  MEANING_OF_CLOSE,
  MEANING_OF_PHASE,
  MEANING_OF_RESULT,
  type LeasingMark,
  type Outcome,
} from "./meaning"
import { CLOSE_REASONS, isStatusOk, listedWord, PHASES, RESULTS } from "./words"

/** What endpoint 5 answered, in the service's own words; at least one of phase and result is there. */
export interface CheckWords {
  readonly phase: string | null
  readonly status: string | null
  readonly closeReason: string | null
  readonly result: string | null
}

/** What an answer says beside its words; nothing personal. */
export interface CheckDetails {
  readonly contractNumber: string | null
  /** What the customer pays to the shop: a decimal string in EUR. */
  readonly advance: string | null
}

/** What the service said about one application when it was read, whichever vocabulary it used. */
export interface LeasingObservation extends CheckWords, CheckDetails {
  readonly outcome: Outcome
  readonly marks: readonly LeasingMark[]
}

/** What a connection says of its answers. */
export interface ReadingRules {
  /** `FINISH` without any `appl_status` counts as finished; see docs/unknowns.md. */
  readonly finishWithoutStatus: boolean
}

interface Said {
  readonly outcome: Outcome
  readonly marks: readonly LeasingMark[]
}

const said = (outcome: Outcome, ...marks: readonly LeasingMark[]): Said => ({ outcome, marks })

function saidByPhase(words: CheckWords & { readonly phase: string }, rules: ReadingRules): Said {
  const phase = listedWord(PHASES, words.phase)
  if (words.status !== null && !isStatusOk(words.status)) return said("ongoing", "status_not_ok")
  if (phase === null) return said("ongoing", "unknown_word")
  if (phase === "FINISH" && words.status === null && !rules.finishWithoutStatus)
    return said("ongoing", "status_not_ok")
  if (phase !== "CLOSE") return said(MEANING_OF_PHASE[phase])
  const reason = listedWord(CLOSE_REASONS, words.closeReason ?? "")
  return said(reason === null ? MEANING_OF_PHASE.CLOSE : MEANING_OF_CLOSE[reason])
}

function saidByResult(word: string): Said {
  const result = listedWord(RESULTS, word)
  if (result === null) return said("ongoing", "unknown_word")
  const { outcome, mark } = MEANING_OF_RESULT[result]
  return mark === null ? said(outcome) : said(outcome, mark)
}

/** How far along the way to a signature an outcome that waits is. */
const WAY = ["ongoing", "opened", "deciding", "offered", "signing"] as const satisfies readonly Outcome[]

const placeOnWay = (outcome: Outcome): number => WAY.findIndex((place) => place === outcome)

/** Whether a contract was signed, in whichever way. */
export const isSigned = (outcome: Outcome): boolean => outcome.startsWith("signed")

/** Ends without money. The results have a word for two of them only: an expired application is an `ERROR` there. */
const ENDS: readonly Outcome[] = ["declined", "cancelled", "expired"]

/**
 * Both vocabularies in one answer. Money counts only when both speak of a signature, and then the result says which
 * kind it is; of two that wait, the further one counts; an error says nothing against an end that the phase names.
 * Whatever else they say, they disagree.
 */
function saidByBoth(byPhase: Said, byResult: Said): Said {
  const marks = [...new Set([...byPhase.marks, ...byResult.marks])]
  if (byPhase.marks.includes("status_not_ok")) return { outcome: "ongoing", marks }
  const both = [byPhase.outcome, byResult.outcome]
  if (both.every(isSigned)) return { outcome: byResult.outcome, marks }
  const saysNothing = byResult.marks.includes("check_error") && ENDS.includes(byPhase.outcome)
  if (byPhase.outcome === byResult.outcome || saysNothing) return { outcome: byPhase.outcome, marks }
  if (both.every((outcome) => placeOnWay(outcome) >= 0)) {
    const further = placeOnWay(byPhase.outcome) > placeOnWay(byResult.outcome) ? byPhase : byResult
    return { outcome: further.outcome, marks }
  }
  return { outcome: "ongoing", marks: [...marks, "contradiction"] }
}

function saidBy(words: CheckWords, rules: ReadingRules): Said {
  const { phase, result } = words
  const byPhase = phase === null ? null : saidByPhase({ ...words, phase }, rules)
  const byResult = result === null ? null : saidByResult(result)
  if (byPhase !== null && byResult !== null) return saidByBoth(byPhase, byResult)
  return byPhase ?? byResult ?? said("ongoing", "unknown_word")
}

/** One observation from the words of endpoint 5, in either vocabulary or in both. */
export const observationOf = (
  words: CheckWords,
  details: CheckDetails,
  rules: ReadingRules,
): LeasingObservation => ({ ...words, ...details, ...saidBy(words, rules) })

/** One application of a financing, as it was read. */
export interface ReadApplication {
  readonly token: ApplicationToken
  readonly observation: LeasingObservation
}

/**
 * What counts of several applications of one financing: a signature wherever it is, else the newest. Two signatures
 * are marked: the customer would owe two contracts.
 * @param read oldest first, at least one
 */
export function decisiveReading(read: readonly [ReadApplication, ...ReadApplication[]]): ReadApplication {
  const signed = read.filter(({ observation }) => isSigned(observation.outcome))
  const [first, ...others] = signed
  if (first === undefined) return read.at(-1) ?? read[0]
  if (others.length === 0) return first
  const { observation } = first
  return { ...first, observation: { ...observation, marks: [...observation.marks, "signed_twice"] } }
}
