import {
  alertDedupeKey,
  checkHash,
  isAlertHeard,
  type HashCheck,
  type LeasingAlert,
} from "../../core/leasing/alert"
import { readAlert, type ReceivedAlert } from "../../core/leasing/alert-body"
import { applicationNamed, historyOf } from "../../core/leasing/application-history"
import { isStatusOk, listedWord, PHASES } from "../../core/leasing/words"
import { err, ok, type Result } from "../../core/shared/result"
import type { Desk } from "../desk"
import { leasingOverridesOf } from "../leasing/client-of"
import { checkAfterAlert } from "./check-after-alert"

/** Why an alert is not kept; a failure to store it is thrown. */
export type AlertProblem = "malformed" | "unknown"

/**
 * An alert is a hint to check, whatever it says and whoever sent it. It is kept, at most once a minute for each phase
 * and status of its financing, and followed by a check, at most once in a few seconds.
 */
export async function receiveAlert(
  desk: Desk,
  connectionId: string,
  received: ReceivedAlert,
): Promise<Result<null, AlertProblem>> {
  const alert = readAlert(received)
  if (!alert.ok) return err("malformed")
  const named = await desk.records.findRemoteId({
    connection_id: connectionId,
    kind: "leasing_application",
    value: alert.value.token,
  })
  const application = named === null ? null : applicationNamed(historyOf([named]), alert.value)
  if (named === null || application === null) return err("unknown")
  const connection = await desk.records.findConnectionRecord(connectionId)
  if (connection === null) return err("unknown")
  const hash = checkHash(alert.value, application.shop)
  const heard = isAlertHeard(hash, leasingOverridesOf(connection).alertSha1)
  await keep(desk, { financingId: named.financing_id, connectionId, alert: alert.value, hash, heard })
  if (heard) checkAfterAlert(desk, named.financing_id)
  return ok(null)
}

interface Kept {
  readonly financingId: string
  readonly connectionId: string
  readonly alert: LeasingAlert
  readonly hash: HashCheck
  readonly heard: boolean
}

/** A word that anybody could have written is neither stored nor told apart from another. */
const OTHER = "other"

/** The check that follows is made within this time even if this process dies, in milliseconds. */
const CHECKED_WITHIN_MS = 20_000

function keep(desk: Desk, { financingId, connectionId, alert, hash, heard }: Kept): Promise<void> {
  const now = desk.clock.now()
  const said = {
    phase: listedWord(PHASES, alert.phase) ?? OTHER,
    status: isStatusOk(alert.status) ? "OK" : OTHER,
  }
  return desk.records.keepAlert({
    financingId,
    connectionId,
    dedupeKey: alertDedupeKey(financingId, said, now),
    details: { ...said, sha1: hash.verdict, followed: heard },
    at: now,
    checkBy: heard ? new Date(now.getTime() + CHECKED_WITHIN_MS) : null,
  })
}
