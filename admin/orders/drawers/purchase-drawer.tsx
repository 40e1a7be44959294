import { useState } from "react"
import { useWords } from "../../i18n/use-words"
import { Field } from "../../shared/field"
import { adminPost } from "../../shared/http"
import { given } from "./given"
import type { DrawerProps } from "./drawer-props"
import { FormFrame } from "./form-frame"

/** How the service names the purchase. */
export function PurchaseDrawer({ desk, close }: DrawerProps) {
  const { t } = useWords()
  const number = desk.financing.order_number
  const [reference, setReference] = useState(number === null ? "" : String(number))
  const [description, setDescription] = useState("")
  const [error, setError] = useState<string | null>(null)
  const submit = () => {
    const body = given({ reference, description })
    const empty = Object.keys(body).length === 0
    setError(empty ? t("orders.needed") : null)
    return empty ? null : () => adminPost(`/financing/financings/${desk.financing.id}/purchase`, body)
  }
  return (
    <FormFrame
      title={t("orders.do.purchase")}
      description={t("orders.purchase.hint")}
      name="purchase"
      close={close}
      submit={submit}
      said={t("orders.did.purchase")}
    >
      <Field
        label={t("orders.purchase.reference")}
        name="reference"
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        error={error}
      />
      <Field
        label={`${t("orders.purchase.description")} (${t("shared.optional")})`}
        name="description"
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
    </FormFrame>
  )
}
