import { useState } from "react"
import { useWords } from "../../i18n/use-words"
import type { Key } from "../../i18n/words"
import { Field } from "../../shared/field"
import { adminPost } from "../../shared/http"
import type { DrawerProps } from "./drawer-props"
import { FormFrame } from "./form-frame"

type Texts = Readonly<Record<string, string>>

const PURCHASE: readonly (readonly [string, Key])[] = [
  ["reference", "orders.reference"],
  ["description", "orders.purchase.description"],
]

/** How the service names the purchase. */
export function PurchaseDrawer(props: DrawerProps) {
  const reference = String(props.desk.financing.order_number ?? "")
  return <FieldsDrawer {...props} command="purchase" fields={PURCHASE} start={{ reference }} />
}

const MERCHANT: readonly (readonly [string, Key])[] = [
  ["merchant_name", "orders.merchant.name"],
  ["merchant_registry_code", "orders.merchant.registry_code"],
  ["merchant_order_reference", "orders.merchant.order_reference"],
  ["merchant_domain_name", "orders.merchant.domain_name"],
]

/** Who sells, where a shop sells for several merchants. */
export const MerchantDrawer = (props: DrawerProps) => (
  <FieldsDrawer {...props} command="merchant" fields={MERCHANT} start={{}} />
)

type FieldsProps = DrawerProps & {
  readonly command: "purchase" | "merchant"
  /** What is sent, each with its label; at least one is filled in. */
  readonly fields: readonly (readonly [string, Key])[]
  readonly start: Texts
}

function FieldsDrawer({ desk, close, command, fields, start }: FieldsProps) {
  const { t } = useWords()
  const [texts, setTexts] = useState(start)
  const [error, setError] = useState<string | null>(null)
  const submit = () => {
    const given = fields.map(([name]) => [name, (texts[name] ?? "").trim()] as const)
    const body = Object.fromEntries(given.filter(([, text]) => text !== ""))
    const empty = Object.keys(body).length === 0
    setError(empty ? t("orders.needed") : null)
    return empty ? null : () => adminPost(`/financing/financings/${desk.financing.id}/${command}`, body)
  }
  return (
    <FormFrame
      title={t(`orders.do.${command}`)}
      description={t(`orders.${command}.hint`)}
      name={command}
      close={close}
      submit={submit}
      said={t(`orders.did.${command}`)}
    >
      {fields.map(([name, label], place) => (
        <Field
          key={name}
          label={t(label)}
          name={name}
          value={texts[name] ?? ""}
          onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
          error={place === 0 ? error : null}
        />
      ))}
    </FormFrame>
  )
}
