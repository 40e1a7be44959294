import { Alert, Text, toast } from "@medusajs/ui"
import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { useWords } from "../i18n/use-words"
import { hasEnded, type OrderInShort, useOrderDesk } from "./use-order-desk"

const TOAST = "medusa-financing-shipping"

/** Long enough to be read while a fulfilment is filled in. */
const TOAST_MS = 20_000

/**
 * Above the order while its financing is not active: do not ship. Medusa has no place for widgets in the screen that
 * creates a fulfilment, so a message is shown over that screen besides.
 */
export function ShipWarning({ data: order }: { data: OrderInShort }) {
  const { t } = useWords()
  const { pathname } = useLocation()
  const { data: desk } = useOrderDesk(order)
  const stage = desk?.financing.stage ?? "active"
  const unpaid = stage !== "active"
  const words = hasEnded(stage) ? "no_shipping" : "wait_shipping"
  const title = t(`orders.${words}`)
  const why = t(`orders.${words}_why`)
  const shipping = pathname.includes("/fulfillment")
  useEffect(() => {
    if (unpaid && shipping) toast.warning(title, { id: TOAST, description: why, duration: TOAST_MS })
    else toast.dismiss(TOAST)
  }, [unpaid, shipping, title, why])
  if (!unpaid) return null
  return (
    <Alert variant="warning" role="note" data-testid="financing-do-not-ship">
      <Text size="small" weight="plus">
        {title}
      </Text>
      <Text size="small">{why}</Text>
    </Alert>
  )
}
