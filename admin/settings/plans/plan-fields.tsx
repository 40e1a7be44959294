import { InlineTip } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import type { ConnectionAnswer } from "../answers"
import { Pair } from "../form/form-modal"
import { ChoiceInput, DateInput, SwitchInput, TextInput } from "../form/inputs"
import { CountryChoice } from "./country-choice"
import { GoodsPicker } from "./goods-picker"
import { methodsOf, useMethodName } from "./methods"
import { ofConnection } from "./plan-values"
import { type FieldsProps, useBound } from "./use-bound"

type ProductProps = FieldsProps & {
  readonly isNew: boolean
  readonly connections: readonly ConnectionAnswer[]
}

/** Which product of the service it is. */
export function ProductFields({ form, isNew, connections }: ProductProps) {
  const { t } = useWords()
  const bound = useBound(form)
  const methodName = useMethodName()
  const leased = form.values.method === "leasing"
  const system = connections.find(({ id }) => id === form.values.connection_id)?.system
  const methods = methodsOf(system).map((value) => ({ value, label: methodName(value) }))
  const choices = connections.map(({ id, name }) => ({ value: id, label: name }))
  const move = (id: string) => {
    const chosen = connections.find((connection) => connection.id === id)
    if (chosen) form.set(ofConnection(chosen))
  }
  return (
    <>
      <Pair>
        <ChoiceInput {...bound("connection_id")} choices={choices} disabled={!isNew} onChange={move} />
        <ChoiceInput
          {...bound("method")}
          choices={methods}
          disabled={!isNew}
          onChange={(method) => form.set({ method, flow: "epos" })}
        />
      </Pair>
      <Pair>
        <TextInput
          {...bound("product_code")}
          {...(leased ? { label: t("settings.plan.tariff"), hint: t("settings.plan.tariff.hint") } : {})}
        />
        <TextInput {...bound("name")} />
      </Pair>
      <Pair>
        <TextInput {...bound("currency_code")} disabled={leased} />
        <TextInput {...bound("priority")} type="number" />
      </Pair>
    </>
  )
}

/** To whom, for what and when it is offered. */
export function OfferFields({ form }: FieldsProps) {
  const { t } = useWords()
  const bound = useBound(form)
  const { values, problems, set } = form
  return (
    <>
      <SwitchInput
        name="status"
        label={t("settings.plan.status")}
        value={values.active}
        onChange={(active) => set({ active })}
      />
      <CountryChoice chosen={values.countries} onChange={(countries) => set({ countries })} />
      <GoodsPicker
        shelf="categories"
        chosen={values.categories}
        onChange={(categories) => set({ categories })}
      />
      <GoodsPicker shelf="products" chosen={values.products} onChange={(products) => set({ products })} />
      <Pair>
        <DateInput
          name="starts_at"
          label={t("settings.plan.starts_at")}
          optional
          value={values.starts_at}
          onChange={(starts_at) => set({ starts_at })}
        />
        <DateInput
          name="ends_at"
          label={t("settings.plan.ends_at")}
          optional
          problem={problems.ends_at}
          value={values.ends_at}
          onChange={(ends_at) => set({ ends_at })}
        />
      </Pair>
      <Pair>
        <TextInput {...bound("valid_days")} type="number" />
      </Pair>
    </>
  )
}

const APPROVE_WHEN = ["manual", "placed", "fulfilled"] as const

/** What is agreed with the service, and what the plugin does by itself. */
export function ApprovalFields({ form }: FieldsProps) {
  const { t } = useWords()
  const bound = useBound(form)
  const { approval_agreed: agreed, approve_when: when } = form.values
  const choices = APPROVE_WHEN.map((value) => ({ value, label: t(`settings.plan.approve_when.${value}`) }))
  return (
    <>
      <SwitchInput {...bound("withdrawal_agreed")} />
      <SwitchInput {...bound("approval_agreed")} />
      {agreed && (
        <>
          <Pair>
            <ChoiceInput {...bound("approve_when")} choices={choices} />
            <TextInput {...bound("approval_wait_hours")} type="number" optional />
          </Pair>
          {when !== "manual" && (
            <>
              <InlineTip variant="warning" label={t("settings.go_live.warning")}>
                {t("settings.plan.approve_warning")}
              </InlineTip>
              <SwitchInput {...bound("approval_paused")} />
            </>
          )}
        </>
      )}
    </>
  )
}
