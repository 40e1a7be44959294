import { StatusBadge } from "@medusajs/ui"
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

/** Where a financing stands, in one or two words. */
export function StageBadge({ stage }: { stage: string }) {
  const { word } = useWords()
  return (
    <StatusBadge color={COLOUR_OF_STAGE[stage] ?? "grey"} data-testid="financing-stage" data-stage={stage}>
      {word(`shared.stage.${stage}`, stage)}
    </StatusBadge>
  )
}
