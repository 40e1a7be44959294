import { useQuery } from "@tanstack/react-query"

/** What the plugin's admin API answers of a financing. Amounts are decimal strings in major units. */
export interface OrderFinancingAnswer {
  readonly id: string
  readonly method: string
  readonly stage: string
  readonly payable: string
  readonly currency_code: string
  readonly purchase_reference: string
  readonly test: boolean
  readonly attention_sentence: string | null
}

interface Page {
  readonly financings: readonly OrderFinancingAnswer[]
}

/** The financing that pays the order, or null. @throws Error when the admin API refuses */
async function readOrderFinancing(orderId: string): Promise<OrderFinancingAnswer | null> {
  const query = new URLSearchParams({ order_id: orderId, limit: "1" })
  const answer = await fetch(`/admin/financing/financings?${query.toString()}`, { credentials: "include" })
  if (!answer.ok) throw new Error(`The financing could not be read (${String(answer.status)}).`)
  const page = (await answer.json()) as Page
  return page.financings[0] ?? null
}

/** Read anew whenever the order's payment moves, so that a capture shows at once. */
export const useOrderFinancing = (order: { readonly id: string; readonly payment_status: string }) =>
  useQuery({
    queryKey: ["medusa-financing", "order", order.id, order.payment_status],
    queryFn: () => readOrderFinancing(order.id),
    placeholderData: (previous) => previous,
    refetchOnWindowFocus: true,
  })
