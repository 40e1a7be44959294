import { z } from "@medusajs/framework/zod"
import type { JsonObject, OperationRecord } from "../../core/shared/records"

const draftShape = z.looseObject({
  version_uuid: z.string(),
  from_version_uuid: z.string().nullable(),
  payment_schedule_uuid: z.string().nullable(),
})

/** A drafted version of the contract, as the operation keeps it to find it again. */
export interface Draft {
  readonly versionUuid: string
  /** The version it was drafted from; null where the service does not say. */
  readonly fromVersionUuid: string | null
  readonly paymentScheduleUuid: string | null
}

/** The draft of a return; null before there is one. */
export function draftOf({ remote }: Pick<OperationRecord, "remote">): Draft | null {
  const parsed = draftShape.safeParse(remote)
  if (!parsed.success) return null
  const { version_uuid, from_version_uuid, payment_schedule_uuid } = parsed.data
  return {
    versionUuid: version_uuid,
    fromVersionUuid: from_version_uuid,
    paymentScheduleUuid: payment_schedule_uuid,
  }
}

export const draftColumns = (draft: Draft): JsonObject => ({
  version_uuid: draft.versionUuid,
  from_version_uuid: draft.fromVersionUuid,
  payment_schedule_uuid: draft.paymentScheduleUuid,
})
