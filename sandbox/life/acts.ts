import type { Contract } from "../world/contract"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { acceptAndSign, acceptInDialog, signInDialog } from "./accept"
import { activate, payOut, terminate } from "./activate"
import { apply, applicationIn, decideSession } from "./apply"
import { DECISION_MOVES } from "../world/application"
import { cancelByCustomer, endSession } from "./end-session"
import { hold, letGo } from "./hold"

/** Carries out one act; the answer is null, or the sentence that says why it is not possible now. */
type Act = (world: World, session: Session) => string | null

const withContract =
  (act: (world: World, contract: Contract) => string | null): Act =>
  (world, session) => {
    const contract = world.contracts.get(session.contractUuid ?? "")
    return contract === undefined ? "The session has no contract." : act(world, contract)
  }

/** Everything that a person or a test can make happen to a session. */
export const ACTS = {
  apply,
  accept: acceptAndSign,
  accept_unsigned: acceptInDialog,
  sign: signInDialog,
  grant,
  decline,
  cancel: cancelByCustomer,
  expire: (world, session) => endSession(world, session, "expired"),
  activate: withContract(activate),
  terminate: withContract((world, contract) => terminate(world, contract)),
  request_down_payment: withContract((_world, contract) => hold(contract, "waiting_for_downpayment")),
  request_verification: withContract((_world, contract) =>
    hold(contract, "waiting_for_customer_digital_verification"),
  ),
  customer_done: withContract(letGo),
  pay_out: withContract(payOut),
} as const satisfies Record<string, Act>

export type ActName = keyof typeof ACTS

export const isActName = (name: unknown): name is ActName =>
  typeof name === "string" && Object.hasOwn(ACTS, name)

/** Applies and accepts in one go, whatever the table says. */
function grant(world: World, session: Session): string | null {
  if (session.contractUuid !== null) return signInDialog(world, session)
  return decideSession(world, session, "positive") ?? acceptAndSign(world, session)
}

/** The service declines: the application while its decision is open, and otherwise the whole session. */
function decline(world: World, session: Session): string | null {
  const decision = applicationIn(world, session)?.decision ?? "pending"
  return session.status === "pending" && DECISION_MOVES[decision].length > 0
    ? decideSession(world, session, "negative")
    : endSession(world, session, "declined")
}
