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
