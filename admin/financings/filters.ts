import { createDataTableFilterHelper } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import { METHODS } from "../settings/plans/methods"
import { useConnections } from "../settings/use-settings"
import type { FinancingAnswer } from "../shared/answers"

const STAGES = [
  "new",
  "started",
  "deciding",
  "proving_income",
  "offered",
  "signing",
  "paying_down",
  "awaiting_approval",
  "active",
  "withdrawn",
  "terminated",
  "declined",
  "cancelled",
  "expired",
  "failed",
] as const

const filter = createDataTableFilterHelper<FinancingAnswer>()

export function useFilters() {
  const { t } = useWords()
  const connections = useConnections().data ?? []
  return [
    filter.accessor("stage", {
      type: "multiselect",
      label: t("financings.column.stage"),
      options: STAGES.map((value) => ({ value, label: t(`shared.stage.${value}`) })),
    }),
    filter.accessor("method", {
      type: "multiselect",
      label: t("financings.column.method"),
      options: METHODS.map((value) => ({ value, label: t(`shared.method.${value}`) })),
    }),
    filter.accessor("connection_id", {
      type: "multiselect",
      label: t("financings.column.connection"),
      options: connections.map(({ id, name }) => ({ value: id, label: name })),
    }),
    filter.accessor("attention", {
      type: "radio",
      label: t("financings.column.attention"),
      options: [
        { value: "any", label: t("financings.attention.any") },
        { value: "none", label: t("financings.attention.none") },
      ],
    }),
  ]
}
