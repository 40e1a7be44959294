import { Button, Drawer } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import { Loaded } from "../settings/parts/loaded"
import { Line, LineGroup } from "../settings/parts/section"
import type { DeskAnswer } from "../shared/answers"
import { useFormat } from "../shared/format"
import { adminPost } from "../shared/http"
import { StageBadge } from "../shared/stage-badge"
import { useDone, useFinancing } from "./use-financings"

/** A financing without an order: where it stands, what happened, and what can be done. */
export function FinancingDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useWords()
  const query = useFinancing(id)
  const done = useDone()
  const refresh = () =>
    done.mutate({
      run: () => adminPost(`/financing/financings/${id}/refresh`),
      said: t("financings.exit.read"),
    })
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content aria-describedby={undefined}>
        <Drawer.Header>
          <Drawer.Title>{query.data?.financing.purchase_reference ?? t("financings.title")}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body className="overflow-y-auto p-0">
          <Loaded query={query}>{(desk) => <Body desk={desk} />}</Loaded>
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button size="small" variant="secondary">
              {t("shared.close")}
            </Button>
          </Drawer.Close>
          <Button size="small" variant="secondary" isLoading={done.isPending} onClick={refresh}>
            {t("shared.exit.refresh")}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}

function Body({ desk: { financing, journal } }: { desk: DeskAnswer }) {
  const { t, word } = useWords()
  const { money, dateTime } = useFormat()
  return (
    <>
      <LineGroup title={t("shared.financing")}>
        <Line label={t("financings.column.stage")}>
          <StageBadge stage={financing.stage} />
        </Line>
        <Line label={t("financings.column.method")}>
          {word(`shared.method.${financing.method}`, financing.method)}
        </Line>
        <Line label={t("financings.column.amount")}>{money(financing.payable, financing.currency_code)}</Line>
        <Line label={t("financings.column.created")}>{dateTime(financing.created_at)}</Line>
      </LineGroup>
      <LineGroup title={t("journal.title")}>
        {journal.map((entry, index) => (
          <Line key={index} label={dateTime(entry.created_at)}>
            {entry.summary}
          </Line>
        ))}
      </LineGroup>
    </>
  )
}
