import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { CommandAnswer } from "../shared/answers"
import { useFeedback } from "../shared/feedback"
import { useWords } from "../i18n/use-words"

type Answer = Partial<Pick<CommandAnswer, "outcome" | "sentence">> | undefined

interface Act {
  /** Does it; rejects with the sentence of whoever refused. */
  readonly run: () => Promise<unknown>
  /** What is said when it is done. */
  readonly said: string
  /** What is said when the service has not confirmed it yet. */
  readonly saidPending?: string
}

/**
 * Does one thing at a time: says how it went, and reads everything on the page anew, Medusa's own sections too.
 * A refusal is kept as the mutation's error besides, for the place where it happened.
 */
export function useAct() {
  const client = useQueryClient()
  const { t } = useWords()
  const { saySuccess, sayPending, sayError } = useFeedback()
  return useMutation({
    mutationFn: async ({ run }: Act) => (await run()) as Answer,
    onSuccess: (answer, { said, saidPending }) => {
      if (answer?.outcome === "pending") sayPending(saidPending ?? answer.sentence ?? t("orders.pending"))
      else saySuccess(said)
    },
    onError: sayError,
    onSettled: () => client.invalidateQueries(),
  })
}
