import { Button, StatusBadge, Table } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import { adminPost } from "../../shared/http"
import type { PlanAnswer, RegionAnswer } from "../answers"
import { Loaded } from "../parts/loaded"
import { Section } from "../parts/section"
import { useAct, useRegions } from "../use-settings"
import { METHODS, useMethodName } from "./methods"

/** Which region has which method, with one press to enable what a plan would be offered in. */
export function RegionsSection({ plans }: { plans: readonly PlanAnswer[] }) {
  const { t } = useWords()
  const query = useRegions()
  return (
    <Section title={t("settings.regions.title")} about={t("settings.regions.about")}>
      <Loaded query={query}>
        {(regions) =>
          regions.length === 0 ? (
            <p className="txt-small text-ui-fg-subtle px-6 py-4">{t("settings.regions.empty")}</p>
          ) : (
            <RegionTable regions={regions} plans={plans} />
          )
        }
      </Loaded>
    </Section>
  )
}

interface TableProps {
  readonly regions: readonly RegionAnswer[]
  readonly plans: readonly PlanAnswer[]
}

function RegionTable({ regions, plans }: TableProps) {
  const { t } = useWords()
  const methodName = useMethodName()
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("settings.regions.column.region")}</Table.HeaderCell>
            {METHODS.map((method) => (
              <Table.HeaderCell key={method}>{methodName(method)}</Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {regions.map((region) => (
            <Table.Row key={region.id}>
              <Table.Cell>
                {region.name} ({region.currency_code.toUpperCase()})
              </Table.Cell>
              {METHODS.map((method) => (
                <Table.Cell key={method}>
                  <MethodOfRegion region={region} method={method} sold={isSold(plans, region, method)} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}

/** Whether some plan of the method could be offered in the region. */
const isSold = (plans: readonly PlanAnswer[], region: RegionAnswer, method: string) =>
  plans.some(
    (plan) =>
      plan.method === method &&
      plan.currency_code.toLowerCase() === region.currency_code.toLowerCase() &&
      (plan.countries.length === 0 || plan.countries.some((code) => region.countries.includes(code))),
  )

interface MethodProps {
  readonly region: RegionAnswer
  readonly method: string
  readonly sold: boolean
}

function MethodOfRegion({ region, method, sold }: MethodProps) {
  const { t } = useWords()
  const methodName = useMethodName()
  const path = `/financing/regions/${region.id}/enable`
  const enable = useAct(() => adminPost(path, { method }), t("settings.saved"))
  if (region.methods[method] === true) {
    return <StatusBadge color="green">{t("settings.regions.enabled")}</StatusBadge>
  }
  if (!sold) return <span className="text-ui-fg-muted">{t("settings.regions.no_plan")}</span>
  return (
    <Button
      size="small"
      variant="secondary"
      isLoading={enable.isPending}
      aria-label={t("settings.regions.enable_label", { method: methodName(method), region: region.name })}
      onClick={() => enable.mutate(undefined)}
    >
      {t("settings.regions.enable")}
    </Button>
  )
}
