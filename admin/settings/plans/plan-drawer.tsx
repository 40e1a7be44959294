import { Alert, Button } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import { useFormat } from "../../shared/format"
import type { PlanAnswer } from "../answers"
import { useCountryNames } from "../parts/country-names"
import { Line, LineGroup } from "../parts/section"
import { Panel } from "../../shared/panel"
import { type Shelf, useNamesOfGoods } from "./catalogue"
import { DirectLines } from "./direct/direct-lines"
import { appliesInShop } from "./direct/flow"
import { useMethodName } from "./methods"
import { usePlanActs } from "./plan-acts"
import { PlanStatus } from "./plan-table"
import { usePlanWords } from "./plan-words"

interface DrawerProps {
  readonly plan: PlanAnswer
  readonly onClose: () => void
  readonly onEdit: () => void
}

/** Everything about one plan: what the service says of it, and how this shop sells it. */
export function PlanDrawer({ plan, onClose, onEdit }: DrawerProps) {
  const { t } = useWords()
  const { turn } = usePlanActs(plan)
  const actions = (
    <>
      <Button size="small" variant="secondary" isLoading={turn.busy} onClick={turn.onClick}>
        {turn.label}
      </Button>
      <Button size="small" onClick={onEdit}>
        {t("settings.edit")}
      </Button>
    </>
  )
  return (
    <Panel name="financing-panel" title={plan.name} close={onClose} actions={actions}>
      <ServiceLines plan={plan} />
      <OfferLines plan={plan} />
      {appliesInShop(plan.flow) && <DirectLines plan={plan} />}
      {plan.method !== "leasing" && <ApprovalLines plan={plan} />}
    </Panel>
  )
}

interface PlanProps {
  readonly plan: PlanAnswer
}

function ServiceLines({ plan }: PlanProps) {
  const { t } = useWords()
  const { dateTime } = useFormat()
  const words = usePlanWords()
  const { refresh } = usePlanActs(plan)
  const leased = plan.method === "leasing"
  return (
    <LineGroup title={t("settings.plan.section.service")}>
      {plan.refresh_problem !== null && (
        <div className="px-6 py-3">
          <Alert variant="warning">{t("settings.plan.problem", { problem: plan.refresh_problem })}</Alert>
        </div>
      )}
      <Line label={t(leased ? "settings.plan.tariff" : "settings.plan.product_code")}>
        {plan.product_code}
      </Line>
      <Line label={t("settings.plans.column.range")}>{words.range(plan)}</Line>
      <Line label={t("settings.plans.column.periods")}>{words.periods(plan)}</Line>
      {leased ? (
        <Line label={t("settings.plan.advance")}>{words.advance(plan)}</Line>
      ) : (
        <Line label={t("settings.plan.default_period")}>{plan.default_period ?? "–"}</Line>
      )}
      <Line label={t("settings.plan.refreshed")}>{dateTime(plan.refreshed_at)}</Line>
      <Parameters plan={plan} />
      <div className="px-6 py-3">
        <Button size="small" variant="secondary" isLoading={refresh.busy} onClick={refresh.onClick}>
          {refresh.label}
        </Button>
      </div>
    </LineGroup>
  )
}

function Parameters({ plan: { parameters } }: PlanProps) {
  const { t } = useWords()
  if (parameters === null || Object.keys(parameters).length === 0) return null
  return (
    <details className="px-6 py-3">
      <summary className="txt-compact-small-plus text-ui-fg-subtle cursor-pointer">
        {t("settings.plan.parameters")}
      </summary>
      <pre className="txt-small bg-ui-bg-subtle mt-2 overflow-x-auto rounded-lg p-3">
        {JSON.stringify(parameters, null, 2)}
      </pre>
    </details>
  )
}

function OfferLines({ plan }: PlanProps) {
  const { t } = useWords()
  const { dateTime } = useFormat()
  const nameOf = useCountryNames()
  const methodName = useMethodName()
  return (
    <LineGroup title={t("settings.plan.section.offered")}>
      <Line label={t("settings.plans.column.status")}>
        <PlanStatus plan={plan} />
      </Line>
      <Line label={t("settings.plan.method")}>{methodName(plan.method)}</Line>
      {plan.method !== "leasing" && (
        <Line label={t("settings.plan.flow")}>{t(`settings.plan.flow.${plan.flow}`)}</Line>
      )}
      <Line label={t("settings.plan.currency_code")}>{plan.currency_code.toUpperCase()}</Line>
      <Line label={t("settings.plan.countries")}>
        {plan.countries.map(nameOf).join(", ") || t("settings.plan.every")}
      </Line>
      <Goods shelf="categories" ids={plan.categories} />
      <Goods shelf="products" ids={plan.products} />
      <Line label={t("settings.plan.starts_at")}>{dateTime(plan.starts_at)}</Line>
      <Line label={t("settings.plan.ends_at")}>{dateTime(plan.ends_at)}</Line>
      <Line label={t("settings.plan.priority")}>{plan.priority}</Line>
      <Line label={t("settings.plan.valid_days")}>{plan.valid_days}</Line>
    </LineGroup>
  )
}

function Goods({ shelf, ids }: { shelf: Shelf; ids: readonly string[] }) {
  const { t } = useWords()
  const nameOf = useNamesOfGoods(shelf, ids)
  return (
    <Line label={t(`settings.plan.${shelf}`)}>{ids.map(nameOf).join(", ") || t("settings.plan.every")}</Line>
  )
}

function ApprovalLines({ plan }: PlanProps) {
  const { t, word } = useWords()
  const yesOrNo = (yes: boolean) => t(yes ? "shared.yes" : "shared.no")
  const autopilot = plan.approval_agreed && plan.approve_when !== "manual"
  return (
    <LineGroup title={t("settings.plan.section.approval")}>
      <Line label={t("settings.plan.approval_agreed")}>{yesOrNo(plan.approval_agreed)}</Line>
      {plan.approval_agreed && (
        <Line label={t("settings.plan.approve_when")}>
          {word(`settings.plan.approve_when.${plan.approve_when}`, plan.approve_when)}
        </Line>
      )}
      {autopilot && <Line label={t("settings.plan.approval_paused")}>{yesOrNo(plan.approval_paused)}</Line>}
      {plan.approval_agreed && (
        <Line label={t("settings.plan.approval_wait_hours")}>{plan.approval_wait_hours ?? "–"}</Line>
      )}
      <Line label={t("settings.plan.withdrawal_agreed")}>{yesOrNo(plan.withdrawal_agreed)}</Line>
    </LineGroup>
  )
}
