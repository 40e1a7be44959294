import { Button, StatusBadge, Text } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import type { CheckAnswer } from "../answers"
import { Loaded } from "../parts/loaded"
import { Section } from "../parts/section"
import { useGoLive } from "../use-settings"

const COLOUR = { done: "green", todo: "red", warning: "orange" } as const

/** Where a check can be mended on these pages. */
export type Place = "connections" | "plans" | "regions"

const PLACES: readonly string[] = ["connections", "plans", "regions"] satisfies Place[]

const isPlace = (where: string): where is Place => PLACES.includes(where)

interface GoLiveProps {
  /** Opens the place where a check is mended. */
  readonly onOpen: (where: Place, subject: string | null) => void
}

export function GoLiveTab({ onOpen }: GoLiveProps) {
  const { t } = useWords()
  const query = useGoLive()
  const ready = query.data?.ready
  const verdict = ready !== undefined && (
    <StatusBadge color={ready ? "green" : "orange"} data-testid="go-live-verdict">
      {t(ready ? "settings.go_live.ready" : "settings.go_live.not_ready")}
    </StatusBadge>
  )
  return (
    <Section title={t("settings.tab.go_live")} about={t("settings.go_live.about")} actions={verdict}>
      <Loaded query={query}>
        {({ checks }) => (
          <ol className="divide-y">
            {checks.map((check) => (
              <Check key={`${check.id} ${check.subject ?? ""}`} check={check} onOpen={onOpen} />
            ))}
          </ol>
        )}
      </Loaded>
    </Section>
  )
}

function Check({ check, onOpen }: GoLiveProps & { check: CheckAnswer }) {
  const { t } = useWords()
  const { state, where } = check
  return (
    <li className="flex items-center justify-between gap-x-4 px-6 py-4">
      <div className="flex items-start gap-x-3">
        <StatusBadge color={COLOUR[state]} className="shrink-0">
          {t(`settings.go_live.${state}`)}
        </StatusBadge>
        <Text size="small">{check.sentence}</Text>
      </div>
      {state !== "done" && isPlace(where) && (
        <Button
          size="small"
          variant="secondary"
          className="shrink-0"
          onClick={() => onOpen(where, check.subject)}
        >
          {t(`settings.go_live.open.${where}`)}
        </Button>
      )}
      {state !== "done" && where === "config" && (
        <Text size="small" className="text-ui-fg-subtle shrink-0">
          {t("settings.go_live.open.config")}
        </Text>
      )}
    </li>
  )
}
