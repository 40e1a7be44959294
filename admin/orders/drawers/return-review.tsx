import { Button, Heading, InlineTip } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import type { CommandAnswer, FinancingAnswer, ReturnAnswer, ReturnDraft } from "../../shared/answers"
import { messageOf } from "../../shared/feedback"
import { useFormat } from "../../shared/format"
import { adminPost } from "../../shared/http"
import { Problem, Shown } from "../../shared/query-state"
import { useAct } from "../use-act"
import { ScheduleTable } from "./schedule-table"
import { useReturnDraft } from "./use-return"

interface Props {
  readonly financing: FinancingAnswer
  readonly begun: ReturnAnswer
  readonly close: () => void
}

/** The payments before and after the return side by side; then it is confirmed or abandoned. */
export function ReturnReview({ financing, begun, close }: Props) {
  const { t } = useWords()
  const draft = useReturnDraft(financing.id, begun.id)
  return (
    <>
      {(begun.status === "unknown" || begun.status === "confirming") && (
        <InlineTip label="!" variant="warning">
          {t("orders.return.unconfirmed")}
        </InlineTip>
      )}
      <Shown of={draft}>{(answer) => <SideBySide draft={answer} currency={financing.currency_code} />}</Shown>
      <Decision financing={financing} begun={begun} close={close} />
    </>
  )
}

function SideBySide({ draft, currency }: { draft: ReturnDraft; currency: string }) {
  const { t } = useWords()
  return (
    <div className="grid grid-cols-2 gap-x-4" data-testid="financing-return-schedules">
      {(["before", "after"] as const).map((side) => (
        <section key={side} className="flex flex-col gap-y-2" data-testid={`financing-schedule-${side}`}>
          <Heading level="h3">{t(`orders.return.${side}`)}</Heading>
          <ScheduleTable schedule={draft[side]} currency={currency} narrow />
        </section>
      ))}
    </div>
  )
}

function Decision({ financing, begun, close }: Props) {
  const { t } = useWords()
  const { money } = useFormat()
  const act = useAct()
  const amount = money(begun.amount, financing.currency_code)
  const path = `/financing/financings/${financing.id}/returns/${begun.id}`
  const confirm = () => {
    const run = async () => {
      const answer = await adminPost<CommandAnswer>(`${path}/confirm`)
      close()
      return answer
    }
    act.mutate({ run, said: t("orders.did.return_part", { amount }) })
  }
  const abandon = () => act.mutate({ run: () => adminPost(`${path}/abandon`), said: t("orders.did.abandon") })
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          isLoading={act.isPending}
          onClick={confirm}
          data-testid="financing-return-confirm"
        >
          {t("orders.return.confirm", { amount })}
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={act.isPending}
          onClick={abandon}
          data-testid="financing-return-abandon"
        >
          {t("orders.return.abandon")}
        </Button>
      </div>
      <Problem message={act.error ? messageOf(act.error) : null} />
    </>
  )
}
