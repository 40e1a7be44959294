import { useWords } from "../../../i18n/use-words"
import type { PlanAnswer } from "../../answers"
import { useLanguageNames } from "../../parts/country-names"
import { Line, LineGroup } from "../../parts/section"
import { directValues } from "./direct-values"
import { allowedOf } from "./signing-methods"

/** What the shop has settled for a plan whose shopper applies inside it. */
export function DirectLines({ plan: { flow, direct, method } }: { plan: PlanAnswer }) {
  const { t } = useWords()
  const nameOf = useLanguageNames()
  const values = directValues(flow, direct)
  const signing = allowedOf(method, values.signing_methods).map((one) => t(`settings.signing.${one}`))
  return (
    <LineGroup title={t(`settings.plan.flow.${flow}`)}>
      <Line label={t("settings.plan.default_language")}>{nameOf(values.default_language)}</Line>
      <Line label={t("settings.plan.consents")}>
        {values.consents.map(({ type, version, required, texts }) => (
          <div key={type}>
            {type} {version} ({Object.keys(texts).join(", ")}){!required && ` · ${t("shared.optional")}`}
          </div>
        ))}
        {values.consents.length === 0 && "–"}
      </Line>
      {flow === "direct" && (
        <>
          <Line label={t("settings.plan.signing_methods")}>{signing.join(", ") || "–"}</Line>
          <Line label={t("settings.plan.max_files")}>{values.max_files}</Line>
          <Line label={t("settings.plan.max_megabytes")}>{values.max_megabytes}</Line>
        </>
      )}
    </LineGroup>
  )
}
