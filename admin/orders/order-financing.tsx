import { Container, Heading } from "@medusajs/ui"
import { Suspense, useState } from "react"
import { useWords } from "../i18n/use-words"
import type { DeskAnswer } from "../shared/answers"
import { Shown } from "../shared/query-state"
import { StageBadge, TestBadge } from "../shared/stage-badge"
import { AmountRows } from "./amount-rows"
import { AttentionBox } from "./attention-box"
import { CommandMenu } from "./command-menu"
import { ContractRows } from "./contract-rows"
import { type DrawerName, DRAWERS } from "./drawers"
import { LeasingLimits, LeasingRows } from "./leasing-rows"
import { StageBox } from "./stage-box"
import { type OrderInShort, useOrderDesk } from "./use-order-desk"

/** The other widget of the order page: one file for both. */
export { ShipWarning } from "./ship-warning"

/** The order's financing: where it stands and why, what to do next, and every command. */
export function OrderFinancing({ data: order }: { data: OrderInShort }) {
  const answer = useOrderDesk(order)
  if (answer.data === null) return null
  return (
    <Container className="divide-y p-0" data-testid="order-financing">
      {answer.data === undefined ? (
        <div className="px-6 py-4">
          <Shown of={answer}>{() => null}</Shown>
        </div>
      ) : (
        <FinancingDesk desk={answer.data} order={order} />
      )}
    </Container>
  )
}

/** Where a financing stands and all that can be done, also for one without an order. */
export function FinancingDesk({ desk, order }: { desk: DeskAnswer; order: OrderInShort }) {
  const [drawer, open] = useState<DrawerName | null>(null)
  const Opened = drawer === null ? null : DRAWERS[drawer]
  const leased = desk.financing.method === "leasing"
  return (
    <>
      <Header desk={desk} open={open} />
      {desk.financing.attention !== null && <AttentionBox desk={desk} open={open} />}
      <StageBox desk={desk} />
      <AmountRows desk={desk} />
      <ContractRows desk={desk} />
      {leased && <LeasingRows desk={desk} />}
      {leased && <LeasingLimits record={() => open("record")} />}
      <Suspense fallback={null}>
        {Opened && <Opened desk={desk} order={order} close={() => open(null)} />}
      </Suspense>
    </>
  )
}

function Header({ desk, open }: { desk: DeskAnswer; open: (drawer: DrawerName) => void }) {
  const { t } = useWords()
  return (
    <div className="flex items-center justify-between px-6 py-4">
      <div className="flex items-center gap-x-2">
        <Heading level="h2">{t("shared.financing")}</Heading>
        {desk.financing.test && <TestBadge />}
      </div>
      <div className="flex items-center gap-x-2">
        <StageBadge of={desk.financing} />
        <CommandMenu desk={desk} open={open} />
      </div>
    </div>
  )
}
