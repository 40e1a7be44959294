import { CONTRACT_MOVES, type Contract, type ContractStatus } from "../world/contract"
import { SESSION_MOVES, type Session, type SessionStatus } from "../world/session"
import type { World } from "../world/world"
import { tellContract } from "./tell"

const includes = <T>(list: readonly T[], value: T): boolean => list.includes(value)

export const maySessionMove = (session: Session, to: SessionStatus): boolean =>
  includes<SessionStatus>(SESSION_MOVES[session.status], to)

export const mayContractMove = (contract: Contract, to: ContractStatus): boolean =>
  includes<ContractStatus>(CONTRACT_MOVES[contract.status], to)

/**
 * Moves a session and sends the callback of the event. Partner API, section 6.2: cancelled, denied, granted and
 * activated are events; an expiry is none unless the settings say so.
 */
export function moveSession(world: World, session: Session, to: SessionStatus): void {
  if (!maySessionMove(session, to)) throw new Error(`A session cannot go from ${session.status} to ${to}.`)
  session.status = to
  session.history.push({ at: world.scheduler.now(), status: to })
  if (to !== "expired" || world.settings.callbacks.expired) world.callbacks.announce(session)
}

type Moment = "signedAt" | "activatedAt" | "cancelledAt" | "terminatedAt"

const MOMENT_OF = {
  signed: "signedAt",
  activated: "activatedAt",
  cancelled: "cancelledAt",
  terminated: "terminatedAt",
} as const satisfies Record<Exclude<ContractStatus, "unsigned">, Moment>

const WORD_OF = {
  signed: "SIGNED",
  activated: "ACTIVATED",
  cancelled: "CANCELLED",
  terminated: "TERMINATED",
} as const

/** Moves a contract, notes when, and sends the callback of the direct flow. */
export function moveContract(
  world: World,
  contract: Contract,
  to: Exclude<ContractStatus, "unsigned">,
): void {
  if (!mayContractMove(contract, to))
    throw new Error(`A contract cannot go from ${contract.status} to ${to}.`)
  contract.status = to
  contract.processStatus = to === "activated" ? "activated" : null
  contract[MOMENT_OF[to]] = world.scheduler.now()
  tellContract(world, contract, WORD_OF[to])
}
