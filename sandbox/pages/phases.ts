import { decisionIn } from "../life/apply"
import type { Decision } from "../world/application"
import type { Session, SessionStatus } from "../world/session"
import type { World } from "../world/world"

/** A button of the dialog. */
export interface DialogAct {
  readonly act: "apply" | "prove-income" | "accept" | "sign" | "decline-offer" | "cancel"
  /** The element's id, for browser tests. */
  readonly id: string
  readonly label: string
  readonly look: "main" | "second" | "away"
}

interface Phase {
  readonly title: string
  readonly text: string
  readonly acts: readonly DialogAct[]
  /** The customer may go back although the session is not over. */
  readonly mayReturn?: boolean
}

const APPLY: DialogAct = { act: "apply", id: "apply", label: "Apply", look: "main" }
const PROVE: DialogAct = {
  act: "prove-income",
  id: "prove-income",
  label: "Share my bank statement",
  look: "main",
}
const ACCEPT: DialogAct = { act: "accept", id: "accept", label: "Accept and sign", look: "main" }
const SIGN: DialogAct = { act: "sign", id: "sign", label: "Sign the contract", look: "main" }
const DECLINE_OFFER: DialogAct = {
  act: "decline-offer",
  id: "decline-offer",
  label: "Decline the offer",
  look: "second",
}
const CANCEL: DialogAct = { act: "cancel", id: "cancel", label: "Cancel", look: "away" }

type PhaseName =
  | Exclude<SessionStatus, "pending">
  | "applying"
  | "failed"
  | "deciding"
  | "proving"
  | "offer"
  | "signing"
  | "waiting"

/** What the customer sees and may do, for everything that a session can be in. */
export const PHASES: Readonly<Record<PhaseName, Phase>> = {
  applying: {
    title: "Apply for the credit",
    text: "Check the purchase and apply for the credit. The decision comes at once.",
    acts: [APPLY, CANCEL],
  },
  failed: {
    title: "The decision could not be made",
    text: "Something went wrong while your application was checked. You can apply again.",
    acts: [APPLY, CANCEL],
  },
  deciding: {
    title: "A person decides",
    text: "Your application is checked by hand. Go back to the shop; it hears from us.",
    acts: [CANCEL],
    mayReturn: true,
  },
  proving: {
    title: "Please prove your income",
    text: "We need a statement of your bank account. Share it here, or go back to the shop.",
    acts: [PROVE, CANCEL],
    mayReturn: true,
  },
  offer: {
    title: "Your offer",
    text: "The decision is positive. Accept the offer and sign the contract.",
    acts: [ACCEPT, DECLINE_OFFER, CANCEL],
  },
  signing: {
    title: "Sign the contract",
    text: "The offer is accepted. The contract waits for your signature.",
    acts: [SIGN, CANCEL],
  },
  waiting: {
    title: "The contract is signed",
    text: "The contract is not active yet. Go back to the shop; it hears from us.",
    acts: [],
  },
  granted: {
    title: "The credit is granted",
    text: "The contract is signed. The shop still has to approve it.",
    acts: [],
  },
  completed: { title: "Done", text: "The purchase is financed. Go back to the shop.", acts: [] },
  declined: { title: "The credit was declined", text: "We cannot offer you this credit.", acts: [] },
  cancelled: { title: "Cancelled", text: "The application was cancelled. You owe nothing.", acts: [] },
  expired: { title: "Too late", text: "The session has expired. Start again in the shop.", acts: [] },
}

export function phaseOf(world: World, session: Session): PhaseName {
  if (session.status !== "pending") return session.status
  const contract = world.contracts.get(session.contractUuid ?? "")
  if (contract !== undefined) return contract.status === "unsigned" ? "signing" : "waiting"
  const decision = decisionIn(world, session)
  return decision === null ? "applying" : PHASE_OF_DECISION[decision]
}

const PHASE_OF_DECISION = {
  pending: "deciding",
  positive: "offer",
  negative: "declined",
  manual_negative: "declined",
  manual: "deciding",
  income_proof_required: "proving",
  failed: "failed",
} as const satisfies Record<Decision, PhaseName>
