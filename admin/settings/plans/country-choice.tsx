import { useWords } from "../../i18n/use-words"
import { CheckChoice } from "../form/check-choice"
import { useCountryNames } from "../parts/country-names"
import { useRegions } from "../use-settings"

interface CountryChoiceProps {
  readonly chosen: readonly string[]
  readonly onChange: (codes: readonly string[]) => void
}

/** The countries of the store's regions, and those that the plan names already. */
export function CountryChoice({ chosen, onChange }: CountryChoiceProps) {
  const { t } = useWords()
  const nameOf = useCountryNames()
  const regions = useRegions().data ?? []
  const codes = [...new Set([...chosen, ...regions.flatMap(({ countries }) => countries)])].sort()
  return (
    <CheckChoice
      label={t("settings.plan.countries")}
      hint={t("settings.plan.countries.hint")}
      choices={codes.map((value) => ({ value, label: nameOf(value) }))}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
