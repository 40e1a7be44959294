import { applicantToSend, checkApplicant } from "../../core/shared/applicant/check-applicant"
import { consentProblems, type GivenConsent } from "../../core/shared/consents"
import { endsInDialog } from "../../core/shared/flow"
import { formSentence, type FormReason } from "../../core/shared/form-sentences"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok } from "../../core/shared/result"
import { applicationUuid } from "../../core/partner/ids"
import { termProblems, type AskedTerms } from "../../core/partner/application-terms"
import type { ApplicationDetails } from "../../clients/partner/application-reading"
import { callbackUrlOf } from "../addresses"
import type { CartSnapshot } from "../commerce"
import { changeAnyway } from "../change-anyway"
import type { Desk, ShopDesk } from "../desk"
import { directReading } from "../partner/direct-reading"
import { nextCheckAt } from "../next-check"
import { refreshFinancing } from "../refresh/refresh-financing"
import { applyReading } from "../refresh/apply-reading"
import { applicationRequestOf, type FurtherObjects } from "./application-request-of"
import { noteUnknownApplication } from "./close-unapplied"
import { refuseStep, type DirectOutcome, type FormProblem } from "./direct-outcome"
import {
  applicantContext,
  consentsFor,
  directPlanOf,
  fieldsOf,
  localeFor,
  type DirectPlan,
} from "./direct-plan"
import { identityProblem } from "./identity-check"
import { carryOutStep, changeDirect, intendStep, oneStepInShop } from "./one-step"
import { pollDecision } from "./poll"
import { cartAsFinanced } from "./same-purchase"
import { takeBack } from "./take-back"

/** What a shopper fills in. Everything personal in it is on its way through and is kept nowhere. */
export interface ApplicationForm extends AskedTerms {
  /** By the form's names. */
  readonly applicant: Readonly<Record<string, string>>
  readonly consents: readonly GivenConsent[]
  readonly further: FurtherObjects
}

interface Checked {
  readonly form: ApplicationForm
  readonly how: DirectPlan
  readonly cart: CartSnapshot
  readonly values: Readonly<Record<string, string>>
  readonly locale: string
}

/**
 * Applies for the credit (C1), once: a second application would be a second credit enquiry. Only a definite refusal
 * makes room for another.
 * Not compensated: an enquiry cannot be taken back.
 */
export const applyForCredit = (desk: ShopDesk, id: string, form: ApplicationForm): Promise<DirectOutcome> =>
  oneStepInShop(desk, id, async (financing) => {
    if (financing.attention === "application_unknown") return refuseStep("application_unknown")
    if (!mayApply(financing)) return refuseStep("already_applied")
    const checked = await check(desk, financing, form)
    return checked.ok ? send(desk, financing, checked.value) : checked
  })

/** Before anything stands at the service; in the short flow its session does. */
const mayApply = (financing: FinancingRecord): boolean =>
  financing.stage === (endsInDialog(financing) ? "started" : "new") &&
  financing.remote_application_id === null &&
  financing.direct?.applied_at == null

async function check(
  desk: ShopDesk,
  financing: FinancingRecord,
  form: ApplicationForm,
): Promise<DirectOutcome<Checked>> {
  const how = await directPlanOf(desk, financing)
  const locale = localeFor(financing, how.settings)
  const problems = problemsOf(desk, financing, { form, how, locale })
  if (problems.length > 0) return err({ kind: "invalid", problems })
  const cart = await cartAsFinanced(desk, financing)
  if (cart === null) return refuseStep("cart_changed")
  const context = applicantContext(how.connection, { language: locale, now: desk.clock.now() })
  const values = applicantToSend(fieldsOf(how), form.applicant, context)
  const identity = await identityProblem(how.connection.market, {
    financingId: financing.id,
    cartId: financing.cart_id,
    customerId: financing.customer_id,
    countryCode: context.countryCode,
    identityCode: values["customer.identity_code"] ?? "",
  })
  return identity === null ? ok({ form, how, cart, values, locale }) : refuseStep(identity)
}

function problemsOf(
  desk: Desk,
  financing: FinancingRecord,
  { form, how, locale }: Pick<Checked, "form" | "how" | "locale">,
): readonly FormProblem[] {
  const said = ({ field, reason }: { readonly field: string; readonly reason: FormReason }): FormProblem => ({
    field,
    reason,
    message: formSentence(reason, locale),
  })
  const context = applicantContext(how.connection, { language: locale, now: desk.clock.now() })
  return [
    ...termProblems(form, { options: how.options, payable: financing.payable }).map(said),
    ...checkApplicant(fieldsOf(how), form.applicant, context),
    ...consentProblems(consentsFor(financing, how.settings), form.consents).map(said),
  ]
}

/** A process that dies while the application is on its way is found by the job after this time, in milliseconds. */
const LOOK_AGAIN_MS = 130_000

async function send(desk: ShopDesk, financing: FinancingRecord, checked: Checked): Promise<DirectOutcome> {
  const operation = await intendStep(desk, financing, { kind: "apply", amount: financing.payable })
  const intended = await noteIntent(desk, financing, checked)
  const end = await carryOutStep(
    desk,
    { financing, operation },
    {
      send: () => checked.how.client.submitApplication(requestOf(desk, financing, checked)),
      keep: ({ uuid }) => keepApplication(desk, intended, uuid),
    },
  )
  if (end.kind === "done") return ok(await saveApplication(desk, intended, { ...checked, made: end.value }))
  if (end.kind === "refused") return takeBack(desk, intended, { codes: end.codes, locale: checked.locale })
  return ok(
    endsInDialog(intended)
      ? await lookForApplication(desk, intended)
      : await noteUnknownApplication(desk, intended),
  )
}

/** The answer was lost: the session names its application, if there is one. */
async function lookForApplication(desk: ShopDesk, intended: FinancingRecord): Promise<FinancingRecord> {
  const read = (await refreshFinancing(desk, intended.id)) ?? intended
  if (read.remote_application_id !== null) pollDecision(desk, intended.id)
  return read
}

/** What was asked and agreed to is written down before anything is sent; nothing of the person is. */
function noteIntent(
  desk: Desk,
  financing: FinancingRecord,
  { form, how, locale }: Checked,
): Promise<FinancingRecord> {
  const now = desk.clock.now()
  const consents = consentsFor(financing, how.settings).map(({ type, text, version }) => ({
    type,
    version,
    text,
    value: form.consents.find((one) => one.type === type)?.value ?? false,
  }))
  return changeDirect(desk, financing, {
    state: (state) => ({
      ...state,
      applied_at: now.toISOString(),
      asked: {
        amount: financing.payable,
        period: form.period,
        payment_day: endsInDialog(financing) ? null : (form.payment_day ?? null),
        down_payment_amount: form.down_payment_amount ?? null,
      },
    }),
    also: {
      to: { next_check_at: new Date(now.getTime() + LOOK_AGAIN_MS) },
      journal: [{ kind: "action", summary: "consents_given", details: { consents, language: locale } }],
    },
  })
}

function requestOf(desk: Desk, financing: FinancingRecord, { form, how, cart, values }: Checked) {
  const shown = consentsFor(financing, how.settings)
  return {
    ...applicationRequestOf({
      productCode: how.plan.product_code,
      payable: financing.payable,
      // Service reference, section 8.2: in the short flow the service sets the payment day itself.
      terms: endsInDialog(financing) ? { ...form, payment_day: undefined } : form,
      sessionUuid: endsInDialog(financing) ? financing.remote_session_id : null,
      values,
      consents: form.consents.flatMap((given) => {
        const text = shown.find(({ type }) => type === given.type)
        return text === undefined ? [] : [{ given, shown: text }]
      }),
      further: form.further,
      purchaseReference: financing.purchase_reference,
      description: cart.description,
      callbackUrl: callbackUrlOf(desk.records.settings, how.connection),
    }),
    requiredParameters: [...how.options.requiredParameters],
  }
}

interface Made extends Checked {
  readonly made: ApplicationDetails
}

async function keepApplication(desk: Desk, financing: FinancingRecord, uuid: string): Promise<void> {
  await changeAnyway(desk, financing, () => ({
    to: { remote_application_id: uuid },
    journal: [{ kind: "action", summary: "applied", details: { application: uuid } }],
    remoteIds: [{ kind: "application", value: uuid }],
  }))
}

/** Notes what the answer says of an application whose id is saved, and begins to poll. */
async function saveApplication(
  desk: ShopDesk,
  financing: FinancingRecord,
  { how, made }: Made,
): Promise<FinancingRecord> {
  const uuid = applicationUuid.parse(made.uuid)
  const latest = await desk.records.findFinancing({ id: financing.id })
  await desk.records.noteConnectionSuccess(financing.connection_id, desk.clock.now())
  const saved = await applyAnswer(desk, latest ?? financing, { how, made })
  const overtaken = await desk.records.matchCallbacks({
    id: financing.id,
    connectionId: financing.connection_id,
    remoteSessionId: uuid,
  })
  if (overtaken)
    await changeAnyway(desk, saved ?? financing, () => ({ to: { next_check_at: desk.clock.now() } }))
  pollDecision(desk, financing.id)
  return saved ?? latest ?? financing
}

/** In the short flow the session tells where it stands; the poll reads it in a second. */
async function applyAnswer(
  desk: Desk,
  financing: FinancingRecord,
  { how, made }: Pick<Made, "how" | "made">,
): Promise<FinancingRecord | null> {
  if (!endsInDialog(financing)) {
    const answer = { application: made, contract: null, contractUnread: false }
    return applyReading(desk, financing, directReading(answer, how.overrides))
  }
  const { latest } = await changeAnyway(desk, financing, (record) =>
    record.stage === "started"
      ? { to: { stage: "deciding", next_check_at: nextCheckAt(desk, { ...record, stage: "deciding" }) } }
      : null,
  )
  return latest
}
