import { InlineTip } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import type { DeskAnswer, Facts } from "../shared/answers"
import { useFormat } from "../shared/format"
import { Row } from "./row"

const MOMENTS = ["signed_at", "partner_approval_at", "activated_at", "terminated_at"] as const

/** What the service says of the contract, as far as it said it. */
export function ContractRows({ desk: { financing } }: { desk: DeskAnswer }) {
  const { t, word } = useWords()
  const { date } = useFormat()
  const facts: Partial<Facts> = financing.facts ?? {}
  const { contract_status: status } = financing
  return (
    <>
      <Row label={t("orders.contract")} name="contract-number">
        {facts.contract_number}
      </Row>
      <Row label={t("orders.contract_status")} name="contract-status">
        {status && word(`orders.contract.${status}`, status)}
      </Row>
      {MOMENTS.map((moment) => (
        <Row key={moment} label={t(`orders.${moment}`)}>
          {facts[moment] && date(facts[moment])}
        </Row>
      ))}
      <Row label={t("orders.activator")}>{facts.activator_name}</Row>
      <Row label={t("orders.termination_reason")}>{facts.termination_reason}</Row>
      <Row label={t("orders.payout_account")} name="payout-account">
        {facts.payout_account_last_four && `•••• ${facts.payout_account_last_four}`}
      </Row>
      <Row label={t("orders.decision_messages")} name="decision-messages">
        {facts.decision_messages?.join(" ")}
      </Row>
      <Warnings facts={facts} />
    </>
  )
}

function Warnings({ facts }: { facts: Partial<Facts> }) {
  const { t } = useWords()
  const sentences = [
    ...(facts.identification_satisfied === false ? [t("orders.unidentified")] : []),
    ...(facts.contract_unread === true ? [t("orders.unread")] : []),
  ]
  return sentences.map((sentence) => (
    <div key={sentence} className="px-6 py-4" data-testid="financing-warning">
      <InlineTip label="!" variant="warning">
        {sentence}
      </InlineTip>
    </div>
  ))
}
