import { toCamelCase, type Dialect } from "../http/dialect"
import type { JsonObject } from "../json"
import { mayWithdraw } from "../life/activate"
import type { Contract, ProcessStatus } from "../world/contract"
import type { Shapes } from "../world/shapes"
import { moment } from "./session-view"

export interface ContractForm {
  readonly shapes: Shapes
  readonly dialect: Dialect
}

/** The short ePOS guide prints the contract flat in camelCase; everywhere else it stands in `contract`. */
export const wrapsContract = (shapes: Shapes, dialect: Dialect): boolean =>
  shapes.contract === "by_dialect" ? dialect !== "v2_camel" : shapes.contract === "wrapped"

/** A contract as E4 answers it. Partner API, section 2.7. */
export function contractView(contract: Contract, form: ContractForm): JsonObject {
  const isSigned = contract.signedAt !== null
  const view = {
    status: contract.status,
    process_status: spelled(contract.processStatus, form),
    termination_reason: contract.terminationReason,
    uuid: contract.uuid,
    number: contract.number,
    [form.shapes.payout_account]: contract.payoutAccount,
    activated_at: moment(contract.activatedAt),
    activator_name: contract.activatedAt === null ? null : "Sandbox",
    terminated_at: moment(contract.terminatedAt),
    product_code: contract.productCode,
    customer_signed: isSigned ? true : null,
    rep_signed: isSigned ? true : null,
    signed_at: moment(contract.signedAt),
    partner_approval_at: moment(contract.partnerApprovalAt),
    customer_uuid: contract.customerUuid,
    identification_satisfied: contract.hold !== "waiting_for_customer_digital_verification",
    withdrawable: mayWithdraw(contract),
  }
  return Object.fromEntries(Object.entries(view).map(([name, value]) => [written(name, form), value]))
}

/** The document's own sample mixes both namings: everything in camelCase but `process_status`. */
function written(name: string, { shapes, dialect }: ContractForm): string {
  const names =
    shapes.contract_names === "by_dialect" && dialect === "v2" ? "document" : shapes.contract_names
  if (names === "snake_case" || names === "by_dialect") return name
  return names === "document" && name === "process_status" ? name : toCamelCase(name)
}

/** Version 3 spells the wait for the merchant in the singular. */
function spelled(status: ProcessStatus | null, { shapes, dialect }: ContractForm): string | null {
  if (status !== "waiting_for_partners_confirmation") return status
  const spelling = shapes.partner_confirmation
  const singular = spelling === "partner" || (spelling === "by_dialect" && dialect === "v3")
  return singular ? "waiting_for_partner_confirmation" : status
}
