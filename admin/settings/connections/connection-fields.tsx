import { useState } from "react"
import { Button, Text } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import type { Key } from "../../i18n/words"
import { Pair } from "../form/form-modal"
import { ChoiceInput, LongInput, SwitchInput, TextInput } from "../form/inputs"
import type { Form } from "../form/use-form"
import { useCountryNames } from "../parts/country-names"
import { hasShortFlow } from "../plans/direct/flow"
import { ADVANCED, type ConnectionValues, ofSystem } from "./connection-values"
import { LeasingFields } from "./leasing-fields"

const MARKETS = ["ee", "lv", "lt", "pl", "cz"]
const SYSTEMS = ["partner", "leasing"] as const
const DIALECTS = ["v2", "v2_camel", "v3"]

type TextName = {
  [Name in keyof ConnectionValues]: ConnectionValues[Name] extends string ? Name : never
}[keyof ConnectionValues]

/** What an input needs of one field of the form. */
function useBound(form: Form<ConnectionValues>) {
  const { t, word } = useWords()
  return (name: TextName, optional = false) => {
    const label: Key = `settings.connection.${name}`
    return {
      name,
      label: t(label),
      hint: word(`settings.connection.${name}.hint`, ""),
      value: form.values[name],
      problem: form.problems[name],
      optional,
      onChange: (value: string) => form.set({ [name]: value }),
    }
  }
}

interface FieldsProps {
  readonly form: Form<ConnectionValues>
  readonly isNew: boolean
  /** Financings refer to the connection: where it leads is fixed. */
  readonly fixed: boolean
}

export function ConnectionFields({ form, isNew, fixed }: FieldsProps) {
  const { t } = useWords()
  const bound = useBound(form)
  const markets = useMarketChoices()
  const environments = [
    { value: "test", label: t("settings.test") },
    { value: "production", label: t("settings.production") },
  ]
  return (
    <>
      {fixed && (
        <Text size="small" className="text-ui-fg-subtle">
          {t("settings.connection.used")}
        </Text>
      )}
      <ChoiceInput
        {...bound("system")}
        choices={SYSTEMS.map((value) => ({ value, label: t(`settings.system.${value}`) }))}
        disabled={!isNew}
        onChange={(system) => form.set(ofSystem(system))}
      />
      <TextInput {...bound("name")} />
      <Pair>
        <ChoiceInput
          {...bound("market")}
          {...(form.values.system === "leasing" ? { hint: "" } : {})}
          choices={markets}
          disabled={fixed}
        />
        <ChoiceInput {...bound("environment")} choices={environments} disabled={fixed} />
      </Pair>
      <TextInput {...bound("base_url")} disabled={fixed} />
      <TextInput {...bound("shop_uuid")} disabled={fixed} />
      {isNew && <TextInput {...bound("api_key")} type="password" />}
      {hasShortFlow(form.values) && <AgreedInput form={form} name="short_flow_agreed" />}
      <AdvancedFields form={form} />
      {form.values.system === "leasing" && <LeasingFields form={form} />}
    </>
  )
}

/** Folded away until asked for, or until one of them has a problem. */
function AdvancedFields({ form }: { form: Form<ConnectionValues> }) {
  const { t } = useWords()
  const [asked, setAsked] = useState(false)
  const open = asked || ADVANCED.some((name) => form.problems[name] !== undefined)
  return (
    <>
      <Button
        type="button"
        variant="transparent"
        size="small"
        className="self-start"
        aria-expanded={open}
        onClick={() => setAsked(!open)}
      >
        {open ? "−" : "+"} {t("settings.advanced")}
      </Button>
      {open && <AdvancedInputs form={form} />}
    </>
  )
}

function AdvancedInputs({ form }: { form: Form<ConnectionValues> }) {
  const bound = useBound(form)
  const hosts = <LongInput {...bound("redirect_hosts", true)} rows={2} />
  const overrides = <LongInput {...bound("overrides", true)} rows={5} />
  if (form.values.system === "leasing")
    return (
      <>
        {hosts}
        {overrides}
      </>
    )
  return (
    <>
      <Pair>
        <ChoiceInput {...bound("dialect")} choices={DIALECTS.map((value) => ({ value, label: value }))} />
        <TextInput {...bound("locale", true)} />
      </Pair>
      {hosts}
      <PartnerInputs form={form} />
      {overrides}
    </>
  )
}

interface AgreedProps {
  readonly form: Form<ConnectionValues>
  readonly name: "aggregator" | "short_flow_agreed"
}

/** Something that the shop has agreed with the service. */
function AgreedInput({ form, name }: AgreedProps) {
  const { t } = useWords()
  return (
    <SwitchInput
      name={name}
      label={t(`settings.connection.${name}`)}
      hint={t(`settings.connection.${name}.hint`)}
      value={form.values[name]}
      onChange={(agreed) => form.set({ [name]: agreed })}
    />
  )
}

/** What the partner service is sent with each session. */
function PartnerInputs({ form }: { form: Form<ConnectionValues> }) {
  const bound = useBound(form)
  return (
    <>
      <Pair>
        <TextInput {...bound("salesperson_reference", true)} />
        <TextInput {...bound("merchant_domain_name", true)} />
      </Pair>
      <AgreedInput form={form} name="aggregator" />
      <LongInput {...bound("additional_data", true)} />
      <LongInput {...bound("credit_application_data", true)} />
    </>
  )
}

function useMarketChoices() {
  const nameOf = useCountryNames()
  return MARKETS.map((value) => ({ value, label: nameOf(value) }))
}
