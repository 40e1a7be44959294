import { z } from "@medusajs/framework/zod"
import { isSecureAddress } from "../shared/redirect-hosts"
import { err, ok, type Result } from "../shared/result"
import { settingProblems, type OverrideProblems } from "../shared/setting-problems"
import { DIALECTS_OF_GROUP } from "./endpoint-group"
import { extraBodies } from "./extra-bodies"

/** A name in a request: a field of the service's own kind. */
const fieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,99}$/)

const of = DIALECTS_OF_GROUP

/**
 * What the service's documents leave open, settable per connection without a release. Each is described, with what
 * is assumed when it is absent, in docs/unknowns.md.
 */
const overrides = z
  .strictObject({
    /** The dialect of one group of endpoints where it differs from the connection's. */
    dialects: z
      .strictObject({
        session: z.enum(of.session).optional(),
        calculations: z.enum(of.calculations).optional(),
        applications: z.enum(of.applications).optional(),
        statements: z.enum(of.statements).optional(),
        purchase: z.enum(of.purchase).optional(),
        contracts: z.enum(of.contracts).optional(),
        returns: z.enum(of.returns).optional(),
      })
      .optional(),
    /** `origin.value` of A2; null sends no origin. */
    origin_value: z.string().min(1).max(100).nullable().optional(),
    /** Whether A2's product, amount, currency, locale and validity stand at the top or under `general`. */
    session_form: z.enum(["flat", "nested"]).optional(),
    /** Path of A1 below the base address. Without it `/ping` is tried, then `/partner/v2/ping`. */
    ping_path: z
      .string()
      .regex(/^\/[A-Za-z0-9/_.-]*$/)
      .max(200)
      .optional(),
    /** Whether a signed contract without a process status waits for approval once its session is granted. */
    process_status_may_be_absent: z.boolean().optional(),
    /** Whether C1's amounts, incomes and counts travel as the texts of the document's sample or as JSON numbers. */
    application_numbers: z.enum(["text", "number"]).optional(),
    /** The name of C1's contact object; one text of the service has it in the plural. */
    contact_key: fieldName.optional(),
    /** Whether a code of C5 and E3 travels as text, or as a number where it has no zero in front. */
    confirmation_code: z.enum(["text", "number"]).optional(),
    /** Whether a code of C5 and E3 is sent by PATCH as documented, or by a second POST. */
    confirmation_method: z.enum(["PATCH", "POST"]).optional(),
    /** C7's field names, each as it is to be sent in any dialect. */
    statement_names: z
      .strictObject({
        application_uuid: fieldName.optional(),
        bank_id: fieldName.optional(),
        return_url: fieldName.optional(),
        locale: fieldName.optional(),
      })
      .optional(),
    /** C8's `type`. */
    attachment_type: z.string().min(1).max(100).optional(),
    /** Whether D3's fields stand bare or under `merchant`. */
    purchase_merchant_form: z.enum(["bare", "wrapped"]).optional(),
    /** E1's query name of the flag that asks for a new printout, in any dialect. */
    printout_flag: fieldName.optional(),
    /** E9's field name of the account, as it is to be sent in any dialect. */
    payout_account_key: fieldName.optional(),
    /** The object of E9 under which the account stands; absent: bare. */
    payout_account_wrapper: fieldName.optional(),
    /** Whether D1 gives a purchase the number of its order once that is placed. */
    purchase_reference_from_order: z.boolean().optional(),
    /** Where the messages of the test environment are shown to people. */
    sms_simulator_url: z.string().max(500).refine(isSecureAddress).optional(),
    /** What the agreement adds to requests whose bodies are not documented. */
    extra_body: extraBodies.optional(),
  })
  .transform((given) => ({
    dialects: given.dialects ?? {},
    originValue: given.origin_value === undefined ? "redirect_integration" : given.origin_value,
    sessionForm: given.session_form ?? null,
    pingPath: given.ping_path ?? null,
    processStatusMayBeAbsent: given.process_status_may_be_absent ?? false,
    applicationNumbers: given.application_numbers ?? "text",
    contactKey: given.contact_key ?? "customer_contact",
    confirmationCode: given.confirmation_code ?? "text",
    confirmationMethod: given.confirmation_method ?? "PATCH",
    statementNames: given.statement_names ?? {},
    attachmentType: given.attachment_type ?? "income_proof_document",
    purchaseMerchantForm: given.purchase_merchant_form ?? "bare",
    printoutFlag: given.printout_flag ?? null,
    payoutAccountKey: given.payout_account_key ?? null,
    payoutAccountWrapper: given.payout_account_wrapper ?? null,
    purchaseReferenceFromOrder: given.purchase_reference_from_order ?? true,
    smsSimulatorUrl: given.sms_simulator_url ?? null,
    extraBody: given.extra_body ?? {},
  }))

export type PartnerOverrides = z.infer<typeof overrides>

/** Checks a connection's `overrides`; nothing given means the documented behaviour throughout. */
export function readOverrides(raw: unknown): Result<PartnerOverrides, OverrideProblems> {
  const parsed = overrides.safeParse(raw ?? {})
  return parsed.success ? ok(parsed.data) : err(settingProblems(parsed.error))
}

/** What holds without any override. */
export const NO_OVERRIDES: PartnerOverrides = overrides.parse({})
