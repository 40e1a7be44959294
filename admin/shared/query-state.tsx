import { Alert, Button, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useWords } from "../i18n/use-words"
import { messageOf } from "./feedback"

export interface Reading<T> {
  readonly data: T | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** Shows what was read; before that, that it is being read; instead of it, why not and a button to try again. */
export function Shown<T>({ of, children }: { of: Reading<T>; children: (data: T) => ReactNode }) {
  const { t } = useWords()
  if (of.data !== undefined) return children(of.data)
  if (of.error === null) {
    return (
      <Text size="small" className="text-ui-fg-subtle" role="status">
        {t("shared.loading")}
      </Text>
    )
  }
  return <LoadFailed error={of.error} onRetry={() => void of.refetch()} />
}

export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useWords()
  return (
    <div className="flex flex-col items-start gap-y-3">
      <Problem message={`${t("shared.not_loaded")} ${messageOf(error)}`} />
      <Button size="small" variant="secondary" onClick={onRetry}>
        {t("shared.retry")}
      </Button>
    </div>
  )
}

/** A refusal, as the service or Medusa says it. */
export function Problem({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <Alert variant="error" role="alert" data-testid="financing-problem">
      {message}
    </Alert>
  )
}
