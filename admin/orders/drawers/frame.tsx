import type { ComponentProps } from "react"
import { Panel } from "../../shared/panel"

/** A drawer over the order page. */
export const Frame = ({ name, ...panel }: Omit<ComponentProps<typeof Panel>, "className">) => (
  <Panel {...panel} className="flex flex-col gap-y-4" name={`financing-drawer-${name}`} />
)
