import { useWords } from "../i18n/use-words"
import { subtracted } from "../shared/amount"
import type { DeskAnswer } from "../shared/answers"
import { useFormat } from "../shared/format"
import { Row } from "./row"

/** What is financed by which method and plan, and what of it was given back. */
export function AmountRows({ desk: { financing, plan } }: { desk: DeskAnswer }) {
  const { t, word } = useWords()
  const { money } = useFormat()
  const written = (amount: string) => money(amount, financing.currency_code)
  const returned = Number(financing.returned) > 0
  return (
    <>
      <Row label={t("orders.method")}>{word(`shared.method.${financing.method}`, financing.method)}</Row>
      <Row label={t("orders.plan")}>{plan && `${plan.name} (${plan.product_code})`}</Row>
      <Row label={t("orders.payable")} name="payable">
        {written(financing.payable)}
      </Row>
      <Row label={t("orders.returned")} name="returned">
        {returned && written(financing.returned)}
      </Row>
      <Row label={t("orders.left")} name="left">
        {returned && written(subtracted(financing.payable, financing.returned))}
      </Row>
      <Row label={t("orders.reference")} name="reference">
        {financing.purchase_reference}
      </Row>
    </>
  )
}
