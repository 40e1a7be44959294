import { type ChangeEvent, useState } from "react"
import { useWords } from "../../i18n/use-words"
import { Field } from "../../shared/field"
import { adminUpload } from "../../shared/http"
import type { DrawerProps } from "./drawer-props"
import { FormFrame } from "./form-frame"

/** Papers that prove the customer's income: they go through to the service. */
export function AttachmentsDrawer({ desk, close }: DrawerProps) {
  const { t } = useWords()
  const [files, setFiles] = useState<readonly File[]>([])
  const [error, setError] = useState<string | null>(null)
  const submit = () => {
    setError(files.length === 0 ? t("orders.needed") : null)
    if (files.length === 0) return null
    const form = new FormData()
    for (const file of files) form.append("attachments[]", file)
    return () => adminUpload(`/financing/financings/${desk.financing.id}/attachments`, form)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => setFiles([...(event.target.files ?? [])])
  return (
    <FormFrame
      title={t("orders.do.attachments")}
      description={t("orders.attachments.hint")}
      name="attachments"
      close={close}
      submit={submit}
      said={t("orders.did.attachments")}
    >
      <Field
        label={t("orders.attachments.files")}
        name="attachments"
        type="file"
        multiple
        accept="application/pdf,image/jpeg,image/png"
        onChange={choose}
        error={error}
      />
    </FormFrame>
  )
}
