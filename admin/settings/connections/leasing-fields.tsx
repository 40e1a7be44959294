import { Heading, Text } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import { Pair } from "../form/form-modal"
import { ChoiceInput, TextInput } from "../form/inputs"
import type { Form } from "../form/use-form"
import { connectionOverrides, type ConnectionValues } from "./connection-values"
import { CUSTOMER_FIELDS, ITEM_FIELDS, type LeasingNames } from "./leasing-names"
import { LeasingPreview } from "./leasing-preview"

interface FieldsProps {
  readonly form: Form<ConnectionValues>
}

/** How the service names what it is sent, with the request that comes of it. */
export function LeasingFields({ form }: FieldsProps) {
  const { t } = useWords()
  return (
    <section className="flex flex-col gap-y-6 border-t pt-8">
      <div>
        <Heading level="h2">{t("settings.names.title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("settings.names.about")}
        </Text>
      </div>
      <ItemNames form={form} />
      <CustomerNames form={form} />
      <LeasingPreview overrides={connectionOverrides(form.values)} />
    </section>
  )
}

const useNames = ({ values, set }: Form<ConnectionValues>) => ({
  names: values.names,
  change: (changes: Partial<LeasingNames>) => set({ names: { ...values.names, ...changes } }),
})

function ItemNames({ form }: FieldsProps) {
  const { t } = useWords()
  const { names, change } = useNames(form)
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {ITEM_FIELDS.map(([field, usual]) => (
        <TextInput
          key={field}
          name={`item_${field}`}
          label={t(`settings.names.item_${field}`)}
          placeholder={usual}
          value={names.items[field] ?? ""}
          onChange={(text) => change({ items: { ...names.items, [field]: text } })}
        />
      ))}
    </div>
  )
}

const FORMS = ["none", "flat", "nested"] as const

function CustomerNames({ form }: FieldsProps) {
  const { t } = useWords()
  const { names, change } = useNames(form)
  const choices = FORMS.map((value) => ({ value, label: t(`settings.names.form.${value}`) }))
  return (
    <>
      <Pair>
        <ChoiceInput
          name="customer_form"
          label={t("settings.names.form")}
          value={names.customer_form}
          choices={choices}
          onChange={(customer_form) => change({ customer_form })}
        />
        {names.customer_form === "nested" && (
          <TextInput
            name="customer_key"
            label={t("settings.names.key")}
            placeholder="customer"
            value={names.customer_key}
            onChange={(customer_key) => change({ customer_key })}
          />
        )}
      </Pair>
      {names.customer_form !== "none" && (
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {CUSTOMER_FIELDS.map(([field, usual]) => (
            <TextInput
              key={field}
              name={`customer_${field}`}
              label={t(`settings.names.${field}`)}
              placeholder={usual}
              value={names.customer[field] ?? ""}
              onChange={(text) => change({ customer: { ...names.customer, [field]: text } })}
            />
          ))}
        </div>
      )}
    </>
  )
}
