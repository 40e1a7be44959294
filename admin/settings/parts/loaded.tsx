import { Skeleton } from "@medusajs/ui"
import type { ReactNode } from "react"
import { LoadFailed, type Reading } from "../../shared/query-state"

interface LoadedProps<T> {
  readonly query: Reading<T>
  readonly children: (data: T) => ReactNode
}

/** What was read; until then its outline, and on failure what happened and a way to try again. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.error === null) return <Outline />
  return <Unread query={query} />
}

export const Unread = ({ query }: Pick<LoadedProps<unknown>, "query">) => (
  <div className="px-6 py-4">
    <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  </div>
)

const Outline = () => (
  <div className="flex flex-col gap-y-2 px-6 py-4" aria-busy="true">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-10 w-full" />
    ))}
  </div>
)
