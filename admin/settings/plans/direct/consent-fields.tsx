import { Button, Hint, Text } from "@medusajs/ui"
import { useWords } from "../../../i18n/use-words"
import { Pair } from "../../form/form-modal"
import { LongInput, SwitchInput, TextInput } from "../../form/inputs"
import { useLanguageNames } from "../../parts/country-names"
import type { FieldsProps } from "../use-bound"
import { type ConsentValues, consentProblems, newConsent, withText } from "./consents"

/** What shoppers agree to when they apply. */
export function ConsentFields({ form }: FieldsProps) {
  const { t } = useWords()
  const { consents } = form.values
  const set = (changed: readonly ConsentValues[]) => form.set({ consents: changed })
  return (
    <section className="flex flex-col gap-y-6">
      <div>
        <Text size="small" weight="plus">
          {t("settings.plan.consents")}
        </Text>
        <Hint>{t("settings.plan.consents.hint")}</Hint>
      </div>
      {consents.map((consent, place) => (
        <Consent
          key={place}
          form={form}
          place={place}
          consent={consent}
          onChange={(changed) => set(consents.toSpliced(place, 1, ...changed))}
        />
      ))}
      <Button
        type="button"
        size="small"
        variant="secondary"
        className="self-start"
        onClick={() => set([...consents, newConsent()])}
      >
        {t("settings.consent.add")}
      </Button>
    </section>
  )
}

type ConsentProps = FieldsProps & {
  readonly place: number
  readonly consent: ConsentValues
  /** One that takes its place; none when it is removed. */
  readonly onChange: (changed: readonly ConsentValues[]) => void
}

function Consent({ form, place, consent, onChange }: ConsentProps) {
  const { t } = useWords()
  const bound = useConsentBound({ form, place, consent, onChange })
  return (
    <fieldset
      aria-label={`${t("settings.plan.consents")} ${place + 1}`}
      className="bg-ui-bg-subtle flex flex-col gap-y-4 rounded-lg p-3"
    >
      <Pair>
        <TextInput {...bound("type")} />
        <TextInput {...bound("version")} />
      </Pair>
      <ConsentTexts form={form} place={place} consent={consent} onChange={onChange} />
      <div className="flex items-start justify-between gap-x-4">
        <SwitchInput
          name={`consent_${place}_required`}
          label={t("settings.consent.required")}
          hint={t("settings.consent.required.hint")}
          value={consent.required}
          onChange={(required) => onChange([{ ...consent, required }])}
        />
        <Button type="button" size="small" variant="transparent" onClick={() => onChange([])}>
          {t("settings.remove", { name: consent.type })}
        </Button>
      </div>
    </fieldset>
  )
}

const problemsIn = ({ form, consent }: ConsentProps) =>
  form.problems.consents === undefined ? {} : consentProblems(consent, form.values)

function useConsentBound(props: ConsentProps) {
  const { t } = useWords()
  const { place, consent, onChange } = props
  const problems: Partial<ReturnType<typeof consentProblems>> = problemsIn(props)
  return (name: "type" | "version") => ({
    name: `consent_${place}_${name}`,
    label: t(`settings.consent.${name}`),
    hint: t(`settings.consent.${name}.hint`),
    value: consent[name],
    problem: problems[name],
    onChange: (value: string) => onChange([{ ...consent, [name]: value }]),
  })
}

function ConsentTexts(props: ConsentProps) {
  const { t } = useWords()
  const nameOf = useLanguageNames()
  const { form, place, consent, onChange } = props
  const { languages, default_language: usual } = form.values
  const { text: problem }: Partial<ReturnType<typeof consentProblems>> = problemsIn(props)
  return languages.map((language) => (
    <LongInput
      key={language}
      name={`consent_${place}_${language}`}
      label={t("settings.consent.text", { language: nameOf(language) })}
      optional={language !== usual}
      problem={language === usual ? problem : undefined}
      prose
      value={consent.texts[language] ?? ""}
      onChange={(text) => onChange([withText(consent, { [language]: text })])}
    />
  ))
}
