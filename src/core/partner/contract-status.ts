import { knownWord } from "./status-word"

/** Partner API, section 3.3. */
export const CONTRACT_STATUSES = ["unsigned", "signed", "activated", "cancelled", "terminated"] as const

export type ContractStatus = (typeof CONTRACT_STATUSES)[number] | "unknown"

export const contractStatusOf = (word: string): ContractStatus => knownWord(CONTRACT_STATUSES, word)
