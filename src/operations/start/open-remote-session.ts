import type { FinancingRecord } from "../../core/shared/records"
import { isRedirectAllowed } from "../../core/shared/redirect-hosts"
import { nextCheckAt } from "../next-check"
import type { Desk } from "../desk"
import type { Started } from "../system"
import { unbindOther } from "./binding"
import { newFinancing } from "./new-financing"
import { failStart } from "./fail-start"
import type { Opening } from "./opening"
import { sealRedirect } from "./redirect"
import { startRequest } from "./start-request"
import { refused, type StartOutcome } from "./start-outcome"
import { whereToGoOn } from "./where-to-go-on"

/** A start whose process was killed is looked at after this time and closed. */
const STALE_START_MS = 120_000

/** Saves the intent with the ids that will be sent, asks the system for a session, saves its answer. */
export async function openRemoteSession(desk: Desk, opening: Opening): Promise<StartOutcome> {
  await unbindOther(desk, null, opening.sessionId)
  const intended = newFinancing(desk, opening, STALE_START_MS)
  const system = desk.systemOf(opening.chosen.found)
  const remoteIds = system.idsToSend(intended.purchase_reference, [])
  const begun = await desk.records.beginFinancing(intended, {
    operation: {
      financing_id: intended.id,
      kind: "start",
      idempotency_key: `start:${intended.id}`,
      amount: intended.payable,
      status: "sent",
    },
    remoteIds,
  })
  const answer = await system.start(startRequest(desk, begun, { opening, remoteIds }))
  if (!answer.ok) return failStart(desk, begun, answer.error)
  const { redirectUrl } = answer.value
  if (redirectUrl !== null && !isRedirectAllowed(redirectUrl, opening.chosen.found.connection.redirect_hosts))
    return failStart(desk, begun, {
      kind: "unexpected_response",
      status: 200,
      problem: "redirect_host_not_allowed",
    })
  return saveStarted(desk, begun, { started: answer.value, opening })
}

async function saveStarted(
  desk: Desk,
  begun: FinancingRecord,
  { started, opening }: { readonly started: Started; readonly opening: Opening },
): Promise<StartOutcome> {
  const { records, clock } = desk
  const { remoteSessionId, redirectUrl, remoteIds } = started
  const saved = await records.changeFinancing(begun, {
    to: {
      stage: "started",
      remote_session_id: remoteSessionId,
      session_status: "pending",
      ...(redirectUrl === null
        ? {}
        : { sealed_redirect: sealRedirect(records.settings, begun.id, redirectUrl) }),
      next_check_at: nextCheckAt(desk, { ...begun, stage: "started" }),
    },
    journal: [{ kind: "action", summary: "started", details: { remote_session_id: remoteSessionId } }],
    remoteIds,
  })
  if (saved === null) return refused("busy", begun)
  await closeStart(desk, begun)
  await records.noteConnectionSuccess(begun.connection_id, clock.now())
  const overtaken = await records.matchCallbacks({
    id: begun.id,
    connectionId: begun.connection_id,
    remoteSessionId,
  })
  if (overtaken) await records.changeFinancing(saved, { to: { next_check_at: clock.now() } })
  if (redirectUrl !== null) return { kind: "started", financing: saved, redirectUrl }
  return leadOn(desk, saved, opening)
}

/** The address of a session that was opened just now; without one the shopper tries again, and it is asked again. */
export async function leadOn(
  desk: Desk,
  financing: FinancingRecord,
  { chosen }: Pick<Opening, "chosen">,
): Promise<StartOutcome> {
  const way = await whereToGoOn(desk, financing, chosen.found)
  if (way.kind === "address") return { kind: "started", financing, redirectUrl: way.url }
  return refused(way.kind === "refused" ? way.reason : "service_unavailable", financing)
}

async function closeStart(desk: Desk, begun: FinancingRecord): Promise<void> {
  const [operation] = await desk.records.listOperations(begun.id)
  if (operation !== undefined) await desk.records.changeOperation(operation, { status: "done" })
}
