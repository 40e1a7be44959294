import { toast, usePrompt } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"

export interface Question {
  readonly title: string
  readonly description: string
  /** What the button that does it says. */
  readonly confirm: string
  /** Cannot be taken back: the button is red. */
  readonly danger?: boolean
}

/** Asks before something is done; answers whether the person agreed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const prompt = usePrompt()
  const { t } = useWords()
  return ({ title, description, confirm, danger = false }) =>
    prompt({
      title,
      description,
      confirmText: confirm,
      cancelText: t("shared.back"),
      variant: danger ? "danger" : "confirmation",
    })
}

/** What the service or Medusa said, or that nobody could be reached. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export function useFeedback() {
  const { t } = useWords()
  return {
    saySuccess: (sentence: string) => void toast.success(t("shared.done"), { description: sentence }),
    sayPending: (sentence: string) => void toast.info(t("shared.under_way"), { description: sentence }),
    sayError: (error: unknown) => void toast.error(t("shared.not_done"), { description: messageOf(error) }),
  }
}
