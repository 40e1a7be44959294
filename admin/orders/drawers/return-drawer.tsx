import { useWords } from "../../i18n/use-words"
import { Shown } from "../../shared/query-state"
import type { DrawerProps } from "./drawer-props"
import { Frame } from "./frame"
import { ReturnForm } from "./return-form"
import { ReturnReview } from "./return-review"
import { ReturnWaiting } from "./return-waiting"
import { useReturnOptions } from "./use-return"

/** Gives back a part: first how much, then the payments before and after, then it is confirmed. */
export function ReturnDrawer({ desk: { financing }, close }: DrawerProps) {
  const { t } = useWords()
  const answer = useReturnOptions(financing.id)
  return (
    <Frame title={t("orders.do.return_part")} name="return_part" close={close}>
      <Shown of={answer}>
        {(options) => {
          const { open_return: begun } = options
          if (begun === null) return <ReturnForm financing={financing} options={options} />
          if (begun.status === "waiting") return <ReturnWaiting financing={financing} begun={begun} />
          return <ReturnReview financing={financing} begun={begun} close={close} />
        }}
      </Shown>
    </Frame>
  )
}
