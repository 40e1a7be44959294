import type { AdminOrder } from "@medusajs/framework/types"
import { Badge, Container, Heading, StatusBadge, Text } from "@medusajs/ui"
import { useOrderFinancing } from "./use-order-financing"
import { STAGE_WORDS, wordOfMethod } from "./words"

/** The order's financing in short: method, stage, amount, and what a person has to do. */
export function OrderFinancing({ data: order }: { data: Pick<AdminOrder, "id" | "payment_status"> }) {
  const { data: financing } = useOrderFinancing(order)
  if (!financing) return null
  const stage = STAGE_WORDS[financing.stage] ?? { label: financing.stage, color: "grey" }
  return (
    <Container className="divide-y p-0" data-testid="order-financing">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading level="h2">Financing</Heading>
        <div className="flex items-center gap-x-2">
          {financing.test && (
            <Badge size="2xsmall" color="orange" data-testid="financing-test">
              TEST
            </Badge>
          )}
          <StatusBadge color={stage.color}>{stage.label}</StatusBadge>
        </div>
      </div>
      <Line label="Method" value={wordOfMethod(financing.method)} />
      <Line label="Amount" value={`${financing.payable} ${financing.currency_code.toUpperCase()}`} />
      <Line label="Reference" value={financing.purchase_reference} />
      {financing.stage !== "active" && (
        <Text size="small" className="text-ui-fg-subtle px-6 py-4">
          Do not ship yet: the financing is not active.
        </Text>
      )}
      {financing.attention_sentence && (
        <Text size="small" className="text-ui-fg-error px-6 py-4" role="alert">
          {financing.attention_sentence}
        </Text>
      )}
    </Container>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="text-ui-fg-subtle grid grid-cols-2 px-6 py-4">
      <Text size="small" weight="plus">
        {label}
      </Text>
      <Text size="small" className="break-words">
        {value}
      </Text>
    </div>
  )
}
