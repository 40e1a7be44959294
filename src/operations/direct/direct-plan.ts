import { applicantFields } from "../../core/partner/application-fields"
import { productOptions, type ProductOptions } from "../../core/partner/product-terms"
import type { ApplicantContext, ApplicantField } from "../../core/shared/applicant/field"
import { languageOf, shownConsents, type ShownConsent } from "../../core/shared/consents"
import { DEFAULT_DIRECT_SETTINGS, type DirectSettings } from "../../core/shared/direct-settings"
import type { ConnectionRecord, FinancingRecord, PlanRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { partnerOf, type Partner } from "../partner/partner-of"

/** Everything that a step of the direct flow goes by. */
export interface DirectPlan extends Partner {
  readonly plan: PlanRecord
  readonly settings: DirectSettings
  readonly options: ProductOptions
}

/** @throws Error when the plan is gone, which deletion refuses while financings refer to it. */
export async function directPlanOf(desk: Desk, financing: FinancingRecord): Promise<DirectPlan> {
  const plan = await desk.records.findPlan(financing.plan_id)
  if (plan === null) throw new Error(`The plan of financing ${financing.id} cannot be read.`)
  const partner = await partnerOf(desk, financing)
  return {
    ...partner,
    plan,
    settings: plan.direct ?? DEFAULT_DIRECT_SETTINGS,
    options: productOptions(plan),
  }
}

/** The shopper's language, else the plan's. */
export const localeFor = ({ locale }: FinancingRecord, settings: DirectSettings): string =>
  locale === "" ? settings.default_language : languageOf(locale)

export const fieldsOf = ({ options }: Pick<DirectPlan, "options">): readonly ApplicantField[] =>
  applicantFields(options.requiredParameters)

export const consentsFor = (financing: FinancingRecord, settings: DirectSettings): readonly ShownConsent[] =>
  shownConsents(settings.consents, { wanted: financing.locale, default: settings.default_language })

/** Whose identity codes and telephones count: the service's country, wherever the goods go. */
export const applicantContext = (
  connection: ConnectionRecord,
  given: { readonly language: string; readonly now: Date },
): ApplicantContext => ({
  countryCode: connection.market.toUpperCase(),
  today: given.now.toISOString().slice(0, "YYYY-MM-DD".length),
  language: given.language,
})
