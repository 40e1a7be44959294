import { Alert, Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { useDeferredValue } from "react"
import { useWords } from "../../i18n/use-words"
import { messageOf } from "../../shared/feedback"
import { adminPost } from "../../shared/http"
import { queryKeys } from "../../shared/query-keys"
import type { JsonObject } from "../answers"

/** What the service would be sent of a made-up purchase, as the form stands; the server words it. */
export function LeasingPreview({ overrides }: { overrides: JsonObject | null }) {
  const { t } = useWords()
  const wanted = useDeferredValue(overrides)
  const { data, error } = useQuery({
    queryKey: queryKeys.preview(JSON.stringify(wanted)),
    queryFn: () =>
      adminPost<{ preview: JsonObject }>("/financing/preview", { system: "leasing", overrides: wanted }),
    enabled: wanted !== null,
    placeholderData: (previous) => previous,
    retry: false,
  })
  return (
    <div className="flex flex-col gap-y-2" data-testid="financing-preview">
      <Text size="small" weight="plus">
        {t("settings.names.preview")}
      </Text>
      <Text size="small" className="text-ui-fg-subtle">
        {t("settings.names.preview_about")}
      </Text>
      {error !== null && (
        <Alert variant="error" role="alert">
          {messageOf(error)}
        </Alert>
      )}
      {error === null && data !== undefined && (
        <pre className="txt-small bg-ui-bg-subtle overflow-x-auto rounded-lg p-3" tabIndex={0}>
          {JSON.stringify(data.preview, null, 2)}
        </pre>
      )}
    </div>
  )
}
