import { Heading } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useWords } from "../../i18n/use-words"
import { messageOf } from "../../shared/feedback"
import { adminPost } from "../../shared/http"
import type { ConnectionAnswer, PlanAnswer } from "../answers"
import { FormModal } from "../form/form-modal"
import { useForm } from "../form/use-form"
import { useSave } from "../use-settings"
import { FlowFields } from "./direct/flow-fields"
import { ApprovalFields, OfferFields, ProductFields } from "./plan-fields"
import { newPlanValues, planBody, planProblems, planValues } from "./plan-values"

interface PlanModalProps {
  /** null makes a new one. */
  readonly plan: PlanAnswer | null
  readonly connections: readonly [ConnectionAnswer, ...ConnectionAnswer[]]
  readonly onClose: () => void
}

export function PlanModal({ plan, connections, onClose }: PlanModalProps) {
  const { t } = useWords()
  const isNew = plan === null
  const form = useForm(isNew ? newPlanValues(connections[0]) : planValues(plan))
  const connection = connections.find(({ id }) => id === form.values.connection_id) ?? connections[0]
  const path = isNew ? "/financing/plans" : `/financing/plans/${plan.id}`
  const save = useSave((body: object) => adminPost(path, body), onClose)
  return (
    <FormModal
      title={t(isNew ? "settings.plans.create" : "settings.plans.edit")}
      saving={save.isPending}
      refusal={save.error === null ? null : messageOf(save.error)}
      onClose={onClose}
      onSave={() => {
        if (form.accept(planProblems(form.values))) save.mutate(planBody(form.values, isNew))
      }}
    >
      <ProductFields form={form} isNew={isNew} connections={connections} />
      <Part title={t("settings.plan.section.offered")}>
        <OfferFields form={form} />
      </Part>
      {form.values.method !== "leasing" && (
        <>
          <Part title={t("settings.plan.flow")}>
            <FlowFields form={form} connection={connection} />
          </Part>
          <Part title={t("settings.plan.section.approval")}>
            <ApprovalFields form={form} />
          </Part>
        </>
      )}
    </FormModal>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-y-6 border-t pt-8">
    <Heading level="h2">{title}</Heading>
    {children}
  </section>
)
