import { paperRefusal, type PaperCommand } from "../../core/partner/paper-offers"
import { isPartnerMethod } from "../../core/shared/method"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { partnerOf, type Partner } from "../partner/partner-of"

/** A financing whose papers may be asked for, and the service that has them. */
export interface OfferedPaper extends Partner {
  readonly financing: FinancingRecord
}

/** The financing with its service, if the command can be given by what the records say; else why not. */
export async function offeredPaper(
  desk: Desk,
  id: string,
  command: PaperCommand,
): Promise<Result<OfferedPaper, CommandRefusal>> {
  const financing = await desk.records.findFinancing({ id })
  if (financing === null) return err({ reason: "not_found", codes: [] })
  if (!isPartnerMethod(financing.method)) return err({ reason: "leasing_no_paper", codes: [] })
  const partner = await partnerOf(desk, financing)
  const reason = paperRefusal(command, { financing, aggregator: partner.connection.aggregator })
  return reason === null ? ok({ ...partner, financing }) : err({ reason, codes: [] })
}
