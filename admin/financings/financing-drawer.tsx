import { Button, Drawer } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import { Timeline } from "../orders/drawers/journal-drawer"
import { FinancingDesk } from "../orders/order-financing"
import { Loaded } from "../settings/parts/loaded"
import { LineGroup } from "../settings/parts/section"
import { useFinancing } from "./use-financings"

/** Medusa has no order for it: the commands that need one say so. */
const NO_ORDER = { id: "", payment_status: "" }

/** A financing without an order: where it stands, every command, and what happened. */
export function FinancingDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useWords()
  const query = useFinancing(id)
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content aria-describedby={undefined} data-testid="financing-drawer">
        <Drawer.Header>
          <Drawer.Title>{query.data?.financing.purchase_reference ?? t("shared.financing")}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body className="overflow-y-auto p-0">
          <Loaded query={query}>
            {(desk) => (
              <div className="flex flex-col divide-y">
                <FinancingDesk desk={desk} order={NO_ORDER} />
                <LineGroup title={t("orders.journal")}>
                  <div className="px-6 pb-6 pt-2">
                    <Timeline desk={desk} />
                  </div>
                </LineGroup>
              </div>
            )}
          </Loaded>
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button size="small" variant="secondary">
              {t("shared.close")}
            </Button>
          </Drawer.Close>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
