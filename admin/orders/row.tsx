import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"

/** One fact with its name, as in Medusa's own sections; nothing where nothing is known. */
export function Row({ label, name, children }: { label: string; name?: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div
      className="text-ui-fg-subtle grid grid-cols-2 items-start gap-x-3 px-6 py-3"
      data-testid={name ? `financing-${name}` : undefined}
    >
      <Text size="small" leading="compact" weight="plus">
        {label}
      </Text>
      <Text size="small" leading="compact" as="div" className="break-words">
        {children}
      </Text>
    </div>
  )
}
