import BigNumber from "bignumber.js"
import { isWithin, money } from "../money"
import {
  type LeasingApplication,
  isOver,
  type Phase,
  PHASE_MOVES,
  RESULT_OF_PHASE,
  type SignedWord,
} from "./application"
import type { LeasingWorld } from "./leasing-world"

/** Amounts that are rejected; the sandbox's own. */
const REJECTED = ["1001", "1100.99"] as const

/** What the customer pays to the shop in advance: the sandbox's own. */
const ADVANCE_SHARE = "0.2"

const OVER = "The application is over."

const mayMove = (from: Phase, to: Phase): boolean => PHASE_MOVES[from].some((next) => next === to)

/** Moves an application and tells the e-shop. */
export function move(world: LeasingWorld, application: LeasingApplication, to: Phase): string | null {
  if (!mayMove(application.phase, to)) return `An application in ${application.phase} cannot become ${to}.`
  application.phase = to
  application.result = RESULT_OF_PHASE[to]
  application.history.push({ at: world.scheduler.now(), phase: to })
  world.alerts.announce(application)
  return null
}

/** The way to a signature. */
const WAY = ["NEW", "INIT", "EVAL", "OPTION", "PROPOSAL", "DEAL"] as const satisfies readonly Phase[]

type Place = (typeof WAY)[number]

/** Takes an application forward, phase by phase; it stays where it is when it is there already or further. */
export function walkTo(world: LeasingWorld, application: LeasingApplication, to: Place): string | null {
  if (isOver(application)) return OVER
  const from = WAY.findIndex((place) => place === application.phase)
  for (const place of WAY.slice(from + 1, WAY.indexOf(to) + 1)) move(world, application, place)
  return null
}

/** The customer applies, and the amount decides. */
export function apply(world: LeasingWorld, application: LeasingApplication): string | null {
  if (application.phase !== "NEW" && application.phase !== "INIT") return "The customer has applied already."
  walkTo(world, application, "EVAL")
  if (world.settings.decision === "wait") return null
  return move(world, application, isWithin(application.request.amount, ...REJECTED) ? "REJECTED" : "OPTION")
}

export function reject(world: LeasingWorld, application: LeasingApplication): string | null {
  if (application.phase === "NEW" || application.phase === "INIT") walkTo(world, application, "EVAL")
  return move(world, application, "REJECTED")
}

/** The customer signs, whatever stood before it. */
export function sign(world: LeasingWorld, application: LeasingApplication, word: SignedWord): string | null {
  const problem = walkTo(world, application, "DEAL")
  if (problem !== null) return problem
  application.contractNumber = world.nextContractNumber()
  if (word === "SIGNED_DEAL_YOUR_ADVANCE")
    application.advance = money(new BigNumber(application.request.amount).times(ADVANCE_SHARE))
  application.phase = "FINISH"
  application.result = word
  application.history.push({ at: world.scheduler.now(), phase: "FINISH" })
  world.alerts.announce(application)
  return null
}

/** The service closes an application. An expired one has no word of its own in the other vocabulary. */
export function close(world: LeasingWorld, application: LeasingApplication, reason: string): string | null {
  if (isOver(application)) return OVER
  application.closeReason = reason
  const problem = move(world, application, "CLOSE")
  if (reason === "EXPIRED") application.result = "ERROR"
  if (reason === "UNFINANCEABLE") application.result = "NO_LOAN_POSSIBLE"
  return problem
}

/** What happens when the time of a token is over. */
export function expire(world: LeasingWorld, application: LeasingApplication): void {
  const isUntouched = application.phase === "NEW" || application.phase === "INIT"
  if (world.settings.expiry === "close" && isUntouched) close(world, application, "EXPIRED")
}
