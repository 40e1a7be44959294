import { Button, Drawer } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useWords } from "../../i18n/use-words"

interface Props {
  readonly title: string
  readonly description?: string | undefined
  readonly close: () => void
  readonly children: ReactNode
  /** Buttons beside "Close". */
  readonly actions?: ReactNode
  /** A name for tests. */
  readonly name: string
}

/** A drawer over the order page, with Medusa's own behaviour of focus and Escape. */
export function Frame({ title, description, close, children, actions, name }: Props) {
  const { t } = useWords()
  return (
    <Drawer open onOpenChange={(open) => !open && close()}>
      <Drawer.Content
        data-testid={`financing-drawer-${name}`}
        {...(description ? {} : { "aria-describedby": undefined })}
      >
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          {description && <Drawer.Description>{description}</Drawer.Description>}
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">{children}</Drawer.Body>
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
