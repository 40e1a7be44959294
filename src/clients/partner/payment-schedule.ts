import type { ApplicationUuid } from "../../core/partner/ids"
import { jsonAnswer } from "../http/decoders"
import type { PartnerEndpoint } from "./partner-endpoint"
import { inVersion2 } from "./paths"
import { paymentSchedule, type PaymentSchedule } from "./payment-schedule-reading"

export interface ReadScheduleInput {
  readonly applicationUuid: ApplicationUuid
  /** How much is answered: sums, payments, or both. */
  readonly level: "summary" | "items" | "full"
}

/** C9: how an application would be paid back. It exists in version 2 only. */
export const readSchedule: PartnerEndpoint<ReadScheduleInput, PaymentSchedule> = {
  id: "C9",
  group: "applications",
  method: "GET",
  retry: "read",
  paths: inVersion2("/applications/{application}/payment_schedules?response_level={level}"),
  place: ({ input }) => ({ application: input.applicationUuid, level: input.level }),
  decode: jsonAnswer(paymentSchedule),
}
