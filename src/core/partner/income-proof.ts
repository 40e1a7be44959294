import type { DirectState, ProofWay } from "../shared/direct-state"
import { knownWord } from "./status-word"

/** Partner API, section 2.4: how the applicant may prove the income. */
const INCOME_PROOF_TYPES = ["ais_with_fallback_manual_upload_option", "manual_internal_verification"] as const

export type IncomeProofType = (typeof INCOME_PROOF_TYPES)[number] | "unknown"

export const incomeProofTypeOf = (word: string): IncomeProofType => knownWord(INCOME_PROOF_TYPES, word)

/**
 * Whether the applicant may choose a bank (C6, C7); uploading files (C8) always is a way. Where the service names no
 * type, as outside of Estonia, both are open and the service refuses what it does not want.
 */
export const mayAskBank = (type: IncomeProofType | null): boolean => type !== "manual_internal_verification"

type Proof = NonNullable<DirectState["proof"]>

/**
 * Whether a proof that was given did not do. C2 may say the same as before it; that the service has told of a decision
 * since then, and C2, read afterwards, still wants a proof, says so. docs/unknowns.md, C2
 * @param told callbacks that have come so far
 */
export const isAskedAgain = (proof: Proof | null, told: number): boolean =>
  proof !== null && proof.given !== null && proof.told !== undefined && told > proof.told

const HOUR_MS = 3_600_000

/** Partner API, section 3.2: a bank is usually looked at within a working day, files take longer. */
const TAKES_MS = { bank: 24 * HOUR_MS, upload: 72 * HOUR_MS } as const satisfies Record<ProofWay, number>

/** Whether a proof is still being looked at; after a time without news the shopper may give another. */
export const isLookedAt = ({ given }: Proof, now: Date): boolean =>
  given !== null && now.getTime() - Date.parse(given.at) < TAKES_MS[given.way]
