import { useWords } from "../../i18n/use-words"
import { messageOf } from "../../shared/feedback"
import { adminPost } from "../../shared/http"
import type { ConnectionAnswer } from "../answers"
import { FormModal } from "../form/form-modal"
import { useForm } from "../form/use-form"
import { useSave } from "../use-settings"
import { ConnectionFields } from "./connection-fields"
import { connectionBody, connectionProblems, connectionValues } from "./connection-values"

interface ConnectionModalProps {
  /** null makes a new one. */
  readonly connection: ConnectionAnswer | null
  readonly onClose: () => void
}

export function ConnectionModal({ connection, onClose }: ConnectionModalProps) {
  const { t } = useWords()
  const isNew = connection === null
  const form = useForm(connectionValues(connection))
  const path = isNew ? "/financing/connections" : `/financing/connections/${connection.id}`
  const save = useSave((body: object) => adminPost(path, body), onClose)
  return (
    <FormModal
      title={t(isNew ? "settings.connections.create" : "settings.connections.edit")}
      saving={save.isPending}
      refusal={save.error === null ? null : messageOf(save.error)}
      onClose={onClose}
      onSave={() => {
        if (form.accept(connectionProblems(form.values, isNew))) save.mutate(connectionBody(form.values))
      }}
    >
      <ConnectionFields form={form} isNew={isNew} fixed={connection?.used === true} />
    </FormModal>
  )
}
