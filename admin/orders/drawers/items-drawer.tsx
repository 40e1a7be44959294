import { Text } from "@medusajs/ui"
import { useState } from "react"
import { useWords } from "../../i18n/use-words"
import { Field } from "../../shared/field"
import { adminPost } from "../../shared/http"
import type { DrawerProps } from "./drawer-props"
import { FormFrame } from "./form-frame"

/** Sends the order's items to the service, with the serial numbers that are known. */
export function ItemsDrawer({ desk, order, close }: DrawerProps) {
  const { t } = useWords()
  const [serials, setSerials] = useState<Record<string, string>>({})
  const items = order.items ?? []
  const numbered = items.filter(({ id }) => (serials[id] ?? "").trim() !== "")
  const body =
    numbered.length === 0
      ? {}
      : {
          items: items.map(({ id }) => {
            const serial = (serials[id] ?? "").trim()
            return { order_item_id: id, ...(serial === "" ? {} : { serial_number: serial }) }
          }),
        }
  return (
    <FormFrame
      title={t("orders.do.items")}
      description={t("orders.items.hint")}
      name="items"
      close={close}
      submit={() => () => adminPost(`/financing/financings/${desk.financing.id}/items`, body)}
      said={t("orders.did.items")}
    >
      {items.length === 0 && <Text size="small">{t("orders.items.from_order")}</Text>}
      {items.map((item) => (
        <Field
          key={item.id}
          label={t("orders.items.serial", { title: item.title })}
          name={`serial-${item.id}`}
          value={serials[item.id] ?? ""}
          onChange={(event) => setSerials({ ...serials, [item.id]: event.target.value })}
        />
      ))}
    </FormFrame>
  )
}
