import { Button, Drawer } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useWords } from "../../i18n/use-words"

interface SidePanelProps {
  readonly title: string
  readonly onClose: () => void
  /** Buttons beside the one that closes. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The drawer of Medusa's admin. */
export function SidePanel({ title, onClose, actions, children }: SidePanelProps) {
  const { t } = useWords()
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content aria-describedby={undefined} data-testid="financing-panel">
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body className="overflow-y-auto p-0">{children}</Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button size="small" variant="secondary">
              {t("shared.close")}
            </Button>
          </Drawer.Close>
          {actions}
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
