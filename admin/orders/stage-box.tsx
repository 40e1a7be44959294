import { ArrowUpRightOnBox } from "@medusajs/icons"
import { Button, Text } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import type { DeskAnswer } from "../shared/answers"
import { useFormat } from "../shared/format"
import { useCommand } from "./use-command"
import { useReason } from "./use-reason"

/** Why the financing stands where it does, what to do next, and the button that does it. */
export function StageBox({ desk }: { desk: DeskAnswer }) {
  const { financing, connection } = desk
  const { t, word } = useWords()
  const { age } = useFormat()
  const { stage, method } = financing
  return (
    <div className="flex flex-col gap-y-3 px-6 py-4" data-testid="financing-why">
      <Text size="small">{word(`orders.why.${method}.${stage}`, word(`orders.why.${stage}`, stage))}</Text>
      <ApproveButton desk={desk} />
      {connection?.simulator_url && (
        <a
          href={connection.simulator_url}
          target="_blank"
          rel="noreferrer"
          className="text-ui-fg-base txt-small flex items-center gap-x-1 underline"
          data-testid="financing-simulator"
        >
          {t("orders.simulator")}
          <ArrowUpRightOnBox aria-hidden />
        </a>
      )}
      {financing.read_at && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {t("orders.read_at", { age: age(financing.read_at) })}
        </Text>
      )}
    </div>
  )
}

const TO_APPROVE = ["awaiting_approval", "paying_down"]

/** The step that most financings wait for; shown, but disabled with the reason, while a down payment is open. */
function ApproveButton({ desk }: { desk: DeskAnswer }) {
  const { t } = useWords()
  const command = useCommand(desk.financing)
  const reasonOf = useReason()
  const offer = desk.commands?.approve
  if (!offer || !TO_APPROVE.includes(desk.financing.stage)) return null
  return (
    <div className="flex flex-col items-start gap-y-2">
      <Button
        size="small"
        disabled={!offer.allowed}
        isLoading={command.isPending}
        onClick={() => void command.approve()}
        aria-describedby={offer.allowed ? undefined : "financing-why-not-approve"}
        data-testid="financing-approve"
      >
        {t(desk.financing.method === "leasing" ? "orders.do.advance" : "orders.do.approve")}
      </Button>
      {!offer.allowed && (
        <Text size="xsmall" className="text-ui-fg-subtle" id="financing-why-not-approve">
          {reasonOf(offer)}
        </Text>
      )}
    </div>
  )
}
