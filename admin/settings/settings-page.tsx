import { Container, Heading, Tabs } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { useWords } from "../i18n/use-words"
import { ConnectionsTab } from "./connections/connections-tab"
import { GoLiveTab } from "./go-live/go-live-tab"
import { LanguageTab } from "./language/language-tab"
import { PlansTab } from "./plans/plans-tab"

const TABS = ["connections", "plans", "go_live", "language"] as const

/** Settings → Financing. Which tab is open stands in the address, so that it can be linked to. */
export function SettingsPage() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const open = TABS.find((tab) => tab === address.get("tab")) ?? "connections"
  const shown = address.get("id")
  return (
    <Tabs data-testid="financing-settings" value={open} onValueChange={(tab) => setAddress({ tab })}>
      <Container className="mb-3 flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <Heading level="h1">{t("settings.title")}</Heading>
        <Tabs.List>
          {TABS.map((tab) => (
            <Tabs.Trigger key={tab} value={tab}>
              {t(`settings.tab.${tab}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Container>
      <Tabs.Content value="connections">
        <ConnectionsTab shown={shown} />
      </Tabs.Content>
      <Tabs.Content value="plans">
        <PlansTab shown={shown} />
      </Tabs.Content>
      <Tabs.Content value="go_live">
        <GoLiveTab
          onOpen={(where, id) =>
            setAddress({ tab: where === "connections" ? where : "plans", ...(id !== null && { id }) })
          }
        />
      </Tabs.Content>
      <Tabs.Content value="language">
        <LanguageTab />
      </Tabs.Content>
    </Tabs>
  )
}
