import { useState } from "react"
import { Button } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import type { ConnectionAnswer } from "../answers"
import { Loaded } from "../parts/loaded"
import { Empty, Section } from "../parts/section"
import { useConnections, usePlans } from "../use-settings"
import { PlanDrawer } from "./plan-drawer"
import { PlanModal } from "./plan-modal"
import { type OpenedPlan, PlanTable } from "./plan-table"
import { RegionsSection } from "./regions-section"

/** @param shown the id of a plan whose drawer is open from the start */
export function PlansTab({ shown }: { shown: string | null }) {
  const { t } = useWords()
  const query = usePlans()
  const connections = useConnections().data ?? []
  const [opened, setOpened] = useState<OpenedPlan | null>(
    shown === null ? null : { what: "drawer", id: shown },
  )
  const plan = query.data?.find(({ id }) => id === opened?.id) ?? null
  const close = () => setOpened(null)
  const create = (
    <Button
      size="small"
      variant="secondary"
      disabled={connections.length === 0}
      onClick={() => setOpened({ what: "form", id: null })}
    >
      {t("settings.create")}
    </Button>
  )
  const emptyAbout = connections.length === 0 ? "settings.plans.no_connection" : "settings.plans.empty_about"
  return (
    <div className="flex flex-col gap-y-3">
      <Section title={t("settings.tab.plans")} about={t("settings.plans.about")} actions={create}>
        <Loaded query={query}>
          {(plans) =>
            plans.length === 0 ? (
              <Empty title={t("settings.plans.empty")} about={t(emptyAbout)} />
            ) : (
              <PlanTable plans={plans} connections={connections} onOpen={setOpened} />
            )
          }
        </Loaded>
      </Section>
      <RegionsSection plans={query.data ?? []} />
      {opened?.what === "form" && isFilled(connections) && (
        <PlanModal plan={plan} connections={connections} onClose={close} />
      )}
      {opened?.what === "drawer" && plan !== null && (
        <PlanDrawer plan={plan} onClose={close} onEdit={() => setOpened({ what: "form", id: plan.id })} />
      )}
    </div>
  )
}

const isFilled = (
  connections: readonly ConnectionAnswer[],
): connections is readonly [ConnectionAnswer, ...ConnectionAnswer[]] => connections.length > 0
