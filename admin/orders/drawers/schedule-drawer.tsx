import { useQuery } from "@tanstack/react-query"
import { useWords } from "../../i18n/use-words"
import type { ScheduleAnswer } from "../../shared/answers"
import { adminGet } from "../../shared/http"
import { queryKeys } from "../../shared/query-keys"
import { Shown } from "../../shared/query-state"
import type { DrawerProps } from "./drawer-props"
import { Frame } from "./frame"
import { ScheduleTable } from "./schedule-table"

/** The payments as the contract has them today. */
export function ScheduleDrawer({ desk: { financing }, close }: DrawerProps) {
  const { t } = useWords()
  const answer = useQuery({
    queryKey: queryKeys.part(financing.id, "schedule"),
    queryFn: () =>
      adminGet<{ schedule: ScheduleAnswer | null }>(`/financing/financings/${financing.id}/schedule`),
    retry: false,
  })
  return (
    <Frame title={t("orders.do.schedule")} name="schedule" close={close} reading>
      <Shown of={answer}>
        {({ schedule }) => <ScheduleTable schedule={schedule} currency={financing.currency_code} />}
      </Shown>
    </Frame>
  )
}
