import { Container, Copy, Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"

interface SectionProps {
  readonly title: string
  readonly about?: string
  readonly level?: "h1" | "h2"
  /** Buttons at the right. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A container with a heading, as the dashboard's own pages have them. */
export const Section = ({ title, about, level = "h2", actions, children }: SectionProps) => (
  <Container className="divide-y overflow-hidden p-0">
    <div className="flex items-center justify-between gap-x-4 px-6 py-4">
      <div>
        <Heading level={level}>{title}</Heading>
        {about !== undefined && (
          <Text size="small" className="text-ui-fg-subtle">
            {about}
          </Text>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-x-2">{actions}</div>
    </div>
    {children}
  </Container>
)

export const Empty = ({ title, about, children }: { title: string; about: string; children?: ReactNode }) => (
  <div className="flex flex-col items-center gap-y-1 px-6 py-12 text-center">
    <Text size="small" weight="plus">
      {title}
    </Text>
    <Text size="small" className="text-ui-fg-subtle">
      {about}
    </Text>
    {children}
  </div>
)

/** A name and its value, one under the other in a drawer. */
export const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="text-ui-fg-subtle grid grid-cols-2 items-center gap-x-4 px-6 py-3">
    <Text size="small" weight="plus">
      {label}
    </Text>
    <div className="txt-small min-w-0 break-words">{children}</div>
  </div>
)

export const LineGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col">
    <Heading level="h3" className="px-6 pb-2 pt-6">
      {title}
    </Heading>
    <div className="divide-y">{children}</div>
  </section>
)

/** A value that is to be copied whole. */
export const CopyLine = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-col gap-y-1 px-6 py-3">
    <Text size="small" weight="plus" className="text-ui-fg-subtle">
      {label}
    </Text>
    <div className="flex items-center justify-between gap-x-2">
      <code className="txt-small break-all">{value}</code>
      <Copy content={value} aria-label={label} className="text-ui-fg-muted shrink-0" />
    </div>
  </div>
)
