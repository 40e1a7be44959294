import { Hint, RadioGroup } from "@medusajs/ui"
import { OTHER_LANGUAGES } from "../../../i18n/languages"
import { useWords } from "../../../i18n/use-words"
import type { ConnectionAnswer } from "../../answers"
import { CheckChoice } from "../../form/check-choice"
import { Pair } from "../../form/form-modal"
import { ChoiceInput, TextInput } from "../../form/inputs"
import { useLanguageNames } from "../../parts/country-names"
import { type FieldsProps, useBound } from "../use-bound"
import { ConsentFields } from "./consent-fields"
import { appliesInShop, flowsOf, hasShortFlow } from "./flow"
import { allowedOf, signingMethodsOf } from "./signing-methods"

type FlowProps = FieldsProps & { readonly connection: ConnectionAnswer }

/** Where the shopper applies and signs, and what the shop settles where that is the shop itself. */
export function FlowFields({ form, connection }: FlowProps) {
  const { t } = useWords()
  const { flow, method } = form.values
  const flows = flowsOf(method, connection)
  return (
    <>
      <RadioGroup
        aria-label={t("settings.plan.flow")}
        value={flow}
        onValueChange={(chosen) => form.set({ flow: flows.find((one) => one === chosen) ?? "epos" })}
      >
        {flows.map((one) => (
          <RadioGroup.ChoiceBox
            key={one}
            value={one}
            label={t(`settings.plan.flow.${one}`)}
            description={t(`settings.plan.flow.${one}.hint`)}
          />
        ))}
      </RadioGroup>
      {hasShortFlow(connection) && !connection.short_flow_agreed && (
        <Hint>{t("settings.plan.flow.not_agreed")}</Hint>
      )}
      {appliesInShop(flow) && (
        <>
          <Hint>{t("settings.plan.flow.storefront")}</Hint>
          <LanguageFields form={form} />
          <ConsentFields form={form} />
        </>
      )}
      {flow === "direct" && <ShopFields form={form} />}
    </>
  )
}

/** Those in which the storefront kit speaks, and those of the plan's texts. */
function LanguageFields({ form }: FieldsProps) {
  const { t } = useWords()
  const bound = useBound(form)
  const nameOf = useLanguageNames()
  const { languages, default_language: usual } = form.values
  const named = (codes: readonly string[]) => codes.map((value) => ({ value, label: nameOf(value) }))
  return (
    <>
      <CheckChoice
        label={t("settings.plan.languages")}
        hint=""
        choices={named([...new Set(["en", ...OTHER_LANGUAGES, ...languages])])}
        chosen={languages}
        onChange={(chosen) => form.set({ languages: chosen.includes(usual) ? chosen : [usual, ...chosen] })}
      />
      <ChoiceInput {...bound("default_language")} choices={named(languages)} />
    </>
  )
}

/** What only a plan needs that is signed in the shop. */
function ShopFields({ form }: FieldsProps) {
  const { t } = useWords()
  const bound = useBound(form)
  const { method, signing_methods: wanted } = form.values
  return (
    <>
      <CheckChoice
        label={t("settings.plan.signing_methods")}
        hint={t("settings.plan.signing_methods.hint")}
        problem={form.problems.signing_methods}
        choices={signingMethodsOf(method).map((value) => ({ value, label: t(`settings.signing.${value}`) }))}
        chosen={allowedOf(method, wanted)}
        onChange={(signing_methods) => form.set({ signing_methods })}
        ordered
      />
      <Pair>
        <TextInput {...bound("max_files")} type="number" />
        <TextInput {...bound("max_megabytes")} type="number" />
      </Pair>
    </>
  )
}
