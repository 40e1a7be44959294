import { Alert, Button } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import { useFormat } from "../../shared/format"
import { adminPost } from "../../shared/http"
import type { ConnectionAnswer, TestAnswer } from "../answers"
import { momentOr } from "../parts/moment-or"
import { useCountryNames } from "../parts/country-names"
import { CopyLine, Line, LineGroup } from "../parts/section"
import { hasShortFlow } from "../plans/direct/flow"
import { Panel } from "../../shared/panel"
import { useAct } from "../use-settings"
import { useErrorRate } from "./error-rate"
import { KeyLines } from "./key-lines"

interface DrawerProps {
  readonly connection: ConnectionAnswer
  readonly onClose: () => void
  readonly onEdit: () => void
}

/** Everything about one connection: where it leads, whether it works, its addresses and its key. */
export function ConnectionDrawer({ connection, onClose, onEdit }: DrawerProps) {
  const { t } = useWords()
  const editButton = (
    <Button size="small" onClick={onEdit}>
      {t("settings.edit")}
    </Button>
  )
  return (
    <Panel name="financing-panel" title={connection.name} close={onClose} actions={editButton}>
      <ConnectionCheck id={connection.id} />
      <HealthLines connection={connection} />
      <ServiceLines connection={connection} />
      <KeyLines connection={connection} />
      <AddressLines connection={connection} />
    </Panel>
  )
}

function ConnectionCheck({ id }: { id: string }) {
  const { t, word } = useWords()
  const test = useAct(
    async () => (await adminPost<{ test: TestAnswer }>(`/financing/connections/${id}/check`)).test,
  )
  return (
    <div className="flex flex-col items-start gap-y-3 px-6 pt-6">
      <Button
        size="small"
        variant="secondary"
        isLoading={test.isPending}
        onClick={() => test.mutate(undefined)}
      >
        {t("settings.connection.test")}
      </Button>
      {test.data !== undefined && (
        <Alert
          variant={test.data.ok ? "success" : "error"}
          role="status"
          data-diagnosis={test.data.diagnosis}
        >
          {word(`settings.diagnosis.${test.data.diagnosis}`, test.data.message)}
          {test.data.codes.length > 0 && (
            <> {t("settings.connection.codes", { codes: test.data.codes.join(", ") })}</>
          )}
        </Alert>
      )}
    </div>
  )
}

function HealthLines({ connection }: { connection: ConnectionAnswer }) {
  const { t } = useWords()
  const { dateTime } = useFormat()
  const errorRate = useErrorRate()
  const never = t("settings.never")
  return (
    <LineGroup title={t("settings.connection.section.health")}>
      <Line label={t("settings.connections.column.callback")}>
        {momentOr(connection.last_callback_at, dateTime, never)}
      </Line>
      <Line label={t("settings.connections.column.success")}>
        {momentOr(connection.last_success_at, dateTime, never)}
      </Line>
      <Line label={t("settings.connections.column.errors")}>{errorRate(connection)}</Line>
      {connection.system === "partner" && (
        <Line label={t("settings.connections.refused_callbacks")}>{connection.refused_callbacks}</Line>
      )}
    </LineGroup>
  )
}

function ServiceLines({ connection }: { connection: ConnectionAnswer }) {
  const { t, word } = useWords()
  const nameOf = useCountryNames()
  const { system } = connection
  const environment = t(connection.environment === "test" ? "settings.test" : "settings.production")
  return (
    <LineGroup title={t("settings.connection.section.service")}>
      <Line label={t("settings.connection.system")}>{word(`settings.system.${system}`, system)}</Line>
      <Line label={t("settings.connection.market")}>{nameOf(connection.market)}</Line>
      <Line label={t("settings.connection.environment")}>{environment}</Line>
      <Line label={t("settings.connection.base_url")}>{connection.base_url}</Line>
      <Line label={t("settings.connection.shop_uuid")}>{connection.shop_uuid}</Line>
      {system === "partner" && <Line label={t("settings.connection.dialect")}>{connection.dialect}</Line>}
      {hasShortFlow(connection) && (
        <Line label={t("settings.connection.short_flow_agreed")}>
          {t(connection.short_flow_agreed ? "shared.yes" : "shared.no")}
        </Line>
      )}
      <Line label={t("settings.connection.redirect_hosts")}>{connection.redirect_hosts.join(", ")}</Line>
    </LineGroup>
  )
}

const ADDRESSES = [
  ["settings.connection.callback_url", "callback_url"],
  ["settings.connection.alert_url", "alert_url"],
  ["settings.connection.return_url", "return_url_example"],
  ["settings.connection.cancel_url", "cancel_url_example"],
] as const

function AddressLines({ connection }: { connection: ConnectionAnswer }) {
  const { t } = useWords()
  return (
    <LineGroup title={t("settings.connection.section.addresses")}>
      <p className="txt-small text-ui-fg-subtle px-6 py-3">{t("settings.connection.addresses_about")}</p>
      {ADDRESSES.map(([label, field]) => {
        const value = connection[field]
        return value ? <CopyLine key={field} label={t(label)} value={value} /> : null
      })}
    </LineGroup>
  )
}
