import { useState } from "react"
import { useWords } from "../../i18n/use-words"
import { Field } from "../../shared/field"
import { adminPost } from "../../shared/http"
import { given } from "./given"
import type { DrawerProps } from "./drawer-props"
import { FormFrame } from "./form-frame"

const FIELDS = ["name", "registry_code", "order_reference", "domain_name"] as const

/** Who sells, where a shop sells for several merchants. */
export function MerchantDrawer({ desk, close }: DrawerProps) {
  const { t } = useWords()
  const [fields, setFields] = useState<Record<string, string>>({})
  const [error, setError] = useState<string | null>(null)
  const submit = () => {
    const body = given(fields)
    const empty = Object.keys(body).length === 0
    setError(empty ? t("orders.needed") : null)
    return empty ? null : () => adminPost(`/financing/financings/${desk.financing.id}/merchant`, body)
  }
  return (
    <FormFrame
      title={t("orders.do.merchant")}
      description={t("orders.merchant.hint")}
      name="merchant"
      close={close}
      submit={submit}
      said={t("orders.did.merchant")}
    >
      {FIELDS.map((field, index) => (
        <Field
          key={field}
          label={t(`orders.merchant.${field}`)}
          name={`merchant_${field}`}
          value={fields[`merchant_${field}`] ?? ""}
          onChange={(event) => setFields({ ...fields, [`merchant_${field}`]: event.target.value })}
          error={index === 0 ? error : null}
        />
      ))}
    </FormFrame>
  )
}
