import { Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { useWords } from "../../i18n/use-words"
import type { VersionAnswer } from "../../shared/answers"
import { useFormat } from "../../shared/format"
import { adminGet } from "../../shared/http"
import { queryKeys } from "../../shared/query-keys"
import { Shown } from "../../shared/query-state"
import type { DrawerProps } from "./drawer-props"
import { Frame } from "./frame"
import { readable } from "./timeline"

/** How the contract was changed over time. */
export function VersionsDrawer({ desk: { financing }, close }: DrawerProps) {
  const { t } = useWords()
  const answer = useQuery({
    queryKey: queryKeys.part(financing.id, "versions"),
    queryFn: () => adminGet<{ versions: VersionAnswer[] }>(`/financing/financings/${financing.id}/versions`),
    retry: false,
  })
  return (
    <Frame title={t("orders.do.versions")} name="versions" close={close} reading>
      <Shown of={answer}>
        {({ versions }) =>
          versions.length === 0 ? (
            <Text size="small">{t("orders.versions.none")}</Text>
          ) : (
            <ul className="flex flex-col gap-y-3" data-testid="financing-versions">
              {versions.map((version) => (
                <Version key={version.uuid} version={version} currency={financing.currency_code} />
              ))}
            </ul>
          )
        }
      </Shown>
    </Frame>
  )
}

function Version({ version, currency }: { version: VersionAnswer; currency: string }) {
  const { word } = useWords()
  const { dateTime, money } = useFormat()
  const { status, change_type: change, return_amount: amount, created_at: created } = version
  return (
    <li className="shadow-elevation-card-rest bg-ui-bg-component flex flex-col gap-y-1 rounded-md px-4 py-3">
      <div className="flex justify-between gap-x-3">
        <Text size="small" weight="plus">
          {change ? word(`orders.versions.type.${change}`, readable(change)) : dateTime(created)}
        </Text>
        <Text size="small">{status && word(`orders.versions.state.${status}`, readable(status))}</Text>
      </div>
      {amount && <Text size="small">{money(amount, currency)}</Text>}
      <Text size="xsmall" className="text-ui-fg-subtle">
        {dateTime(version.changed_at ?? created)}
      </Text>
    </li>
  )
}
