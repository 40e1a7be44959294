import type { FinancingRecord } from "../core/shared/records"
import { nextCheckDelay } from "../core/shared/schedule"
import type { Desk } from "./desk"

/** When the job reads the financing next, or null when there is nothing more to read. */
export function nextCheckAt(desk: Desk, financing: FinancingRecord): Date | null {
  const now = desk.clock.now()
  const seconds = nextCheckDelay(
    {
      flow: financing.flow,
      stage: financing.stage,
      checks: financing.checks,
      startedAt: financing.created_at,
      activatedAt: financing.activated_at,
      endedAt: financing.ended_at,
    },
    now,
    desk.records.settings.returnWindowDays,
  )
  return seconds === null ? null : new Date(now.getTime() + seconds * 1000)
}

/** A callback makes a financing due: what was read before it came is old news, however fresh. */
export const isDue = (desk: Desk, { next_check_at: due }: FinancingRecord): boolean =>
  due !== null && due <= desk.clock.now()
