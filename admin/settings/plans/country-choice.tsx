import { Checkbox, Label } from "@medusajs/ui"
import { useId } from "react"
import { useWords } from "../../i18n/use-words"
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
  const id = useId()
  const regions = useRegions().data ?? []
  const codes = [...new Set([...chosen, ...regions.flatMap(({ countries }) => countries)])].sort()
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus pb-2">{t("settings.plan.countries")}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {codes.map((code) => (
          <div key={code} className="flex items-center gap-x-2">
            <Checkbox
              id={`${id}-${code}`}
              checked={chosen.includes(code)}
              onCheckedChange={(on) =>
                onChange(on === true ? [...chosen, code] : chosen.filter((one) => one !== code))
              }
            />
            <Label htmlFor={`${id}-${code}`} size="small">
              {nameOf(code)}
            </Label>
          </div>
        ))}
      </div>
      <span className="txt-small text-ui-fg-subtle">{t("settings.plan.countries.hint")}</span>
    </fieldset>
  )
}
