import { useWords } from "../i18n/use-words"
import type { Offer } from "../shared/answers"

/** Why a command cannot be given now, in a sentence; null when it can. */
export function useReason(): (offer: Offer) => string | null {
  const { word } = useWords()
  return ({ allowed, reason, sentence }) => {
    if (allowed) return null
    const known = reason?.startsWith("stage_") ? "ended" : (reason ?? "")
    return word(`orders.reason.${known}`, sentence ?? known)
  }
}
