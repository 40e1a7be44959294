import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import type { DeskAnswer, FinancingAnswer } from "../shared/answers"
import { adminGet } from "../shared/http"
import { queryKeys } from "../shared/query-keys"

/** What the widgets need to know of Medusa's order. */
export interface OrderInShort {
  readonly id: string
  readonly payment_status: string
  readonly items?:
    readonly { readonly id: string; readonly title: string; readonly quantity: number }[] | null
}

/** The service's answer may come by itself at any time: look again so often while the page is open. */
const LOOK_AGAIN_MS = 15_000

const ENDS = ["withdrawn", "terminated", "declined", "cancelled", "expired", "failed"]

export const hasEnded = (stage: string): boolean => ENDS.includes(stage)

async function readOrderDesk(orderId: string): Promise<DeskAnswer | null> {
  const query = { order_id: orderId, limit: 1 }
  const { financings } = await adminGet<{ financings: FinancingAnswer[] }>("/financing/financings", query)
  const [financing] = financings
  return financing ? adminGet<DeskAnswer>(`/financing/financings/${financing.id}`) : null
}

/** The financing that pays the order with all that can be done, or null. */
export function useOrderDesk(order: OrderInShort) {
  const client = useQueryClient()
  const answer = useQuery({
    queryKey: [...queryKeys.order(order.id), order.payment_status],
    queryFn: () => readOrderDesk(order.id),
    placeholderData: (previous) => previous,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  })
  const stage = answer.data?.financing.stage
  const before = useRef(stage)
  useEffect(() => {
    const moved = before.current !== undefined && before.current !== stage
    before.current = stage
    if (moved) void client.invalidateQueries({ queryKey: ["orders"] })
  }, [stage, client])
  return answer
}
