import { Badge, StatusBadge } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"

type Colour = "green" | "orange" | "red" | "blue" | "grey" | "purple"

/** The colours are those of Medusa's own badges: orange waits for the merchant. */
const COLOUR_OF_STAGE: Readonly<Record<string, Colour>> = {
  new: "grey",
  started: "blue",
  deciding: "blue",
  proving_income: "blue",
  offered: "blue",
  signing: "blue",
  paying_down: "blue",
  awaiting_approval: "orange",
  active: "green",
  withdrawn: "grey",
  terminated: "red",
  declined: "red",
  cancelled: "grey",
  expired: "grey",
  failed: "red",
}

interface Standing {
  readonly stage: string
  readonly method: string
}

/** What a leasing waits for the merchant with is the customer's advance. */
const wordOf = ({ stage, method }: Standing): string =>
  stage === "awaiting_approval" && method === "leasing" ? "awaiting_advance" : stage

/** Where a financing stands, in one or two words. */
export function StageBadge({ of: standing }: { of: Standing }) {
  const { word } = useWords()
  const { stage } = standing
  return (
    <StatusBadge color={COLOUR_OF_STAGE[stage] ?? "grey"} data-testid="financing-stage" data-stage={stage}>
      {word(`shared.stage.${wordOf(standing)}`, stage)}
    </StatusBadge>
  )
}

/** No money moves. */
export function TestBadge() {
  const { t } = useWords()
  return (
    <Badge size="2xsmall" color="orange" data-testid="financing-test">
      {t("shared.test")}
    </Badge>
  )
}
