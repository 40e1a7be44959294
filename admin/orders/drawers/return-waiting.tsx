import { Button, Text } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import type { FinancingAnswer, ReturnAnswer } from "../../shared/answers"
import { messageOf } from "../../shared/feedback"
import { useFormat } from "../../shared/format"
import { adminPost } from "../../shared/http"
import { Problem } from "../../shared/query-state"
import { useAct } from "../use-act"

interface Props {
  readonly financing: FinancingAnswer
  readonly begun: ReturnAnswer
}

/** A return that is tried again every day until the service takes it. */
export function ReturnWaiting({ financing, begun }: Props) {
  const { t } = useWords()
  const { money, dateTime } = useFormat()
  const act = useAct()
  const path = `/financing/financings/${financing.id}/returns/${begun.id}/abandon`
  return (
    <>
      <Text size="small" data-testid="financing-return-waiting">
        {t("orders.return.waiting", {
          amount: money(begun.amount, financing.currency_code),
          date: dateTime(begun.next_try_at),
        })}
      </Text>
      <Button
        size="small"
        variant="secondary"
        className="self-start"
        isLoading={act.isPending}
        onClick={() => act.mutate({ run: () => adminPost(path), said: t("orders.did.abandon") })}
        data-testid="financing-return-abandon"
      >
        {t("orders.return.stop")}
      </Button>
      <Problem message={act.error ? messageOf(act.error) : null} />
    </>
  )
}
