import { Badge, Container, Heading, Tabs } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { useWords } from "../i18n/use-words"
import { AttentionList } from "./attention-list"
import { Figures } from "./figures"
import { FinancingsTable } from "./financings-table"
import { useCases } from "./use-financings"

const TABS = ["all", "attention", "figures"] as const

/** The sidebar's page: every financing, what waits for a person, and how the business goes. */
export function FinancingsPage() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const open = TABS.find((tab) => tab === address.get("tab")) ?? "all"
  return (
    <Tabs
      data-testid="financings-page"
      value={open}
      onValueChange={(tab) => setAddress(tab === "all" ? {} : { tab })}
    >
      <Container className="divide-y overflow-hidden p-0">
        <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
          <Heading level="h1">{t("financings.title")}</Heading>
          <Tabs.List>
            {TABS.map((tab) => (
              <Tabs.Trigger key={tab} value={tab}>
                {t(`financings.tab.${tab}`)}
                {tab === "attention" && <WaitingCount />}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
        <Tabs.Content value="all">
          <FinancingsTable />
        </Tabs.Content>
        <Tabs.Content value="attention">
          <AttentionList />
        </Tabs.Content>
        <Tabs.Content value="figures">
          <Figures />
        </Tabs.Content>
      </Container>
    </Tabs>
  )
}

function WaitingCount() {
  const count = useCases().data?.pages[0]?.count ?? 0
  if (count === 0) return null
  return (
    <Badge size="2xsmall" color="red" className="ml-2">
      {count}
    </Badge>
  )
}
