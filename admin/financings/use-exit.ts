import { useWords } from "../i18n/use-words"
import { useConfirm } from "../shared/feedback"
import { useFormat } from "../shared/format"
import { adminPost } from "../shared/http"
import type { Case } from "./answers"
import type { Noted } from "./note-drawer"
import { useDone } from "./use-financings"

/** The ways out that ask only whether the person is sure. */
const ASKED = ["place", "cancel", "withdraw"] as const

export type NotedExit = "record" | "ignore"

/** Takes a way out of a case. */
export function useExit({ financing }: Case) {
  const { t } = useWords()
  const { money } = useFormat()
  const confirm = useConfirm()
  const done = useDone()
  const path = `/financing/financings/${financing.id}`
  const said = t("financings.exit.done")
  const take = async (exit: (typeof ASKED)[number]) => {
    const amount = money(financing.payable, financing.currency_code)
    const sure = await confirm({
      title: t(`shared.exit.${exit}`),
      description: t(`financings.exit.${exit}`, { amount }),
      confirm: t(`shared.exit.${exit}`),
      danger: exit !== "place",
    })
    if (!sure) return
    done.mutate({ run: () => resolve({ exit }), said })
  }
  const resolve = (body: object) => adminPost(`${path}/resolve`, body)
  return {
    isPending: done.isPending,
    ask: (exit: string) => {
      const asked = ASKED.find((one) => one === exit)
      if (asked !== undefined) void take(asked)
    },
    refresh: () => done.mutate({ run: () => adminPost(`${path}/refresh`), said: t("financings.exit.read") }),
    note: (exit: NotedExit, noted: Noted, onDone: () => void) =>
      done.mutate({ run: () => resolve({ exit, ...noted }), said }, { onSuccess: onDone }),
  }
}
