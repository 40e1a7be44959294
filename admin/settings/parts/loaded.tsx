import { Alert, Button, Skeleton } from "@medusajs/ui"
import type { UseQueryResult } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useWords } from "../../i18n/use-words"
import { messageOf } from "../../shared/feedback"

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>
  readonly children: (data: T) => ReactNode
}

/** What was read; until then its outline, and on failure what happened and a way to try again. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.error === null) return <Outline />
  return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
}

export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useWords()
  return (
    <div className="flex flex-col items-start gap-y-3 px-6 py-4">
      <Alert variant="error" role="alert">
        {t("shared.not_loaded")} {messageOf(error)}
      </Alert>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {t("shared.retry")}
      </Button>
    </div>
  )
}

export const Outline = () => (
  <div className="flex flex-col gap-y-2 px-6 py-4" aria-busy="true">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-10 w-full" />
    ))}
  </div>
)
