import { RadioGroup } from "@medusajs/ui"
import { useLanguageChoice, OWN_LANGUAGES } from "../../i18n/language-choice"
import { useWords } from "../../i18n/use-words"
import { Section } from "../parts/section"

const NAMES = { et: "Eesti", lv: "Latviešu" } as const
const DASHBOARD = "dashboard"

/** Estonian and Latvian, which the dashboard does not offer, for the financing screens alone. */
export function LanguageTab() {
  const { t } = useWords()
  const [choice, choose] = useLanguageChoice()
  return (
    <Section title={t("settings.tab.language")} about={t("settings.language.about")}>
      <RadioGroup
        className="px-6 py-4"
        aria-label={t("settings.tab.language")}
        value={choice ?? DASHBOARD}
        onValueChange={(value) => choose(OWN_LANGUAGES.find((language) => language === value) ?? null)}
      >
        <RadioGroup.ChoiceBox
          value={DASHBOARD}
          label={t("settings.language.dashboard")}
          description={t("settings.language.dashboard_about")}
        />
        {OWN_LANGUAGES.map((language) => (
          <RadioGroup.ChoiceBox
            key={language}
            value={language}
            label={NAMES[language]}
            description={t("settings.language.only_here")}
          />
        ))}
      </RadioGroup>
    </Section>
  )
}
