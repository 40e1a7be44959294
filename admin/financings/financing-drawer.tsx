import { Suspense } from "react"
import { useWords } from "../i18n/use-words"
import { LaterTimeline } from "../orders/drawers"
import { FinancingDesk } from "../orders/order-financing"
import { Loaded } from "../settings/parts/loaded"
import { LineGroup } from "../settings/parts/section"
import { Panel } from "../shared/panel"
import { useFinancing } from "./use-financings"

/** Medusa has no order for it: the commands that need one say so. */
const NO_ORDER = { id: "", payment_status: "" }

/** A financing without an order: where it stands, every command, and what happened. */
export function FinancingDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useWords()
  const query = useFinancing(id)
  return (
    <Panel
      title={query.data?.financing.purchase_reference ?? t("shared.financing")}
      close={onClose}
      name="financing-drawer"
    >
      <Loaded query={query}>
        {(desk) => (
          <div className="flex flex-col divide-y">
            <FinancingDesk desk={desk} order={NO_ORDER} />
            <LineGroup title={t("orders.journal")}>
              <div className="px-6 pb-6 pt-2">
                <Suspense fallback={null}>
                  <LaterTimeline desk={desk} />
                </Suspense>
              </div>
            </LineGroup>
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
