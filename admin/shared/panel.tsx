import { Button, Drawer } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useWords } from "../i18n/use-words"

interface Props {
  readonly title: string
  readonly description?: string | undefined
  readonly close: () => void
  readonly children: ReactNode
  /** Buttons beside "Close". */
  readonly actions?: ReactNode
  /** Of the body; without it the children bring their own space. */
  readonly className?: string
  /** There is only text inside: it takes the focus itself, so that the keys can scroll it. */
  readonly reading?: boolean
  /** A name for tests. */
  readonly name: string
}

/** The drawer of Medusa's admin, with its own behaviour of focus and Escape. */
export function Panel({ title, description, close, children, actions, ...looks }: Props) {
  const { className = "p-0", reading = false, name } = looks
  const { t } = useWords()
  return (
    <Drawer open onOpenChange={(open) => !open && close()}>
      <Drawer.Content data-testid={name} {...(description ? {} : { "aria-describedby": undefined })}>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          {description && <Drawer.Description>{description}</Drawer.Description>}
        </Drawer.Header>
        <Drawer.Body className={`overflow-y-auto ${className}`} {...(reading ? { tabIndex: 0 } : {})}>
          {children}
        </Drawer.Body>
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
