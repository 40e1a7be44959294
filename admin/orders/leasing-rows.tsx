import { Button, Text } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import type { DeskAnswer } from "../shared/answers"
import { useFormat } from "../shared/format"
import { Row } from "./row"

/** What only a leasing has: the customer's advance to the shop, why it was closed, and every application. */
export function LeasingRows({ desk: { financing, applications = [] } }: { desk: DeskAnswer }) {
  const { t } = useWords()
  const { money, dateTime } = useFormat()
  const { advance, close_reason: reason } = financing.facts ?? {}
  const received = financing.stage === "active"
  return (
    <>
      <Row label={t(received ? "orders.advance_received" : "orders.advance")} name="advance">
        {advance && money(advance, financing.currency_code)}
      </Row>
      <Row label={t("orders.close_reason")} name="close-reason">
        {reason}
      </Row>
      <Row label={t("orders.applications")} name="applications">
        {applications.map(({ order_id: id, created_at: at, opened }) => (
          <div key={id}>
            <code>{id}</code> · {opened ? dateTime(at) : t("orders.unopened")}
          </div>
        ))}
      </Row>
    </>
  )
}

/** What the leasing service does not do for a shop, and the way out. */
export function LeasingLimits({ record }: { record: () => void }) {
  const { t } = useWords()
  return (
    <div className="flex flex-col items-start gap-y-2 px-6 py-4" data-testid="financing-limits">
      <Text size="small" className="text-ui-fg-subtle">
        {t("orders.leasing_limits")}
      </Text>
      <Button size="small" variant="secondary" onClick={record}>
        {t("shared.exit.record")}
      </Button>
    </div>
  )
}
