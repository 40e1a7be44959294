import { z } from "@medusajs/framework/zod"
import { jsonNumberOf } from "../../core/shared/money"
import { err, ok } from "../../core/shared/result"
import { acceptance, anyAnswer, jsonAnswer } from "../http/decoders"
import { version3 } from "../http/endpoint"
import { amountSent } from "./amount-sent"
import { changeOptions, type ChangeOptions } from "./change-options"
import { placeOfContract, type ContractInput } from "./contract-place"
import { contractVersion, contractVersions, type ContractVersion } from "./contract-version-reading"
import type { PartnerEndpoint } from "./partner-endpoint"
import { paymentSchedule, type PaymentSchedule } from "./payment-schedule-reading"
import { codesOf } from "../http/request-codes"

const paths = (tail: string) => version3(`/partner/v3/shops/{shop}/contracts/{contract}${tail}`)

/** F1: whether part of a contract can be given back now, and how much. */
export const readChangeOptions: PartnerEndpoint<ContractInput, ChangeOptions> = {
  id: "F1",
  group: "returns",
  method: "GET",
  retry: "read",
  paths: paths("/change-options"),
  place: placeOfContract,
  decode: anyAnswer(changeOptions),
}

export interface DraftVersionInput extends ContractInput {
  /** The amount given back: a decimal string in major units. */
  readonly returnAmount: string
}

/** F2: drafts a version without the part that is given back. When the outcome is unknown: read F5 first. */
export const draftVersion: PartnerEndpoint<DraftVersionInput, ContractVersion> = {
  id: "F2",
  group: "returns",
  method: "POST",
  retry: "never",
  paths: paths("/versions"),
  place: placeOfContract,
  body: ({ input, choices }) => {
    const checked = z.object({ returnAmount: amountSent }).safeParse(input)
    if (!checked.success) return err(codesOf(checked.error))
    const returnAmount = jsonNumberOf(checked.data.returnAmount)
    return ok({
      ...choices.extraBody.contract_version,
      contractChangeDetails: { type: "PARTIAL_RETURN", returnAmount },
    })
  },
  decode: jsonAnswer(contractVersion),
}

export interface VersionScheduleInput extends ContractInput {
  readonly paymentScheduleUuid: string
}

/** F3: how the rest would be paid back after a draft. */
export const readVersionSchedule: PartnerEndpoint<VersionScheduleInput, PaymentSchedule> = {
  id: "F3",
  group: "returns",
  method: "GET",
  retry: "read",
  paths: paths("/payment-schedules/{schedule}"),
  place: (asked) => ({ ...placeOfContract(asked), schedule: asked.input.paymentScheduleUuid }),
  decode: jsonAnswer(paymentSchedule),
}

export interface ActivateVersionInput extends ContractInput {
  readonly versionUuid: string
}

/** F4: makes a draft hold, at once. When the outcome is unknown: read F5 first. */
export const activateVersion: PartnerEndpoint<ActivateVersionInput, undefined> = {
  id: "F4",
  group: "returns",
  method: "PATCH",
  retry: "never",
  paths: paths("/versions/{version}/activate"),
  place: (asked) => ({ ...placeOfContract(asked), version: asked.input.versionUuid }),
  body: ({ choices }) => ok(choices.extraBody.version_activation ?? null),
  decode: acceptance,
}

/** F5: every version of a contract that there has been. */
export const readVersions: PartnerEndpoint<ContractInput, readonly ContractVersion[]> = {
  id: "F5",
  group: "returns",
  method: "GET",
  retry: "read",
  paths: paths("/versions"),
  place: placeOfContract,
  decode: jsonAnswer(contractVersions),
}
