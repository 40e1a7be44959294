import type { Contract } from "../world/contract"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { acceptAndSign, drawUp, sign } from "./accept"
import { activate, terminate } from "./activate"
import { apply, decide } from "./apply"
import { cancelByCustomer, endSession } from "./end-session"
import { hold, letGo } from "./hold"

/** Carries out one act; the answer is null, or the sentence that says why it is not possible now. */
type Act = (world: World, session: Session) => string | null

const withContract =
  (act: (world: World, session: Session, contract: Contract) => string | null): Act =>
  (world, session) => {
    const contract = world.contracts.get(session.contractUuid ?? "")
    return contract === undefined ? "The session has no contract." : act(world, session, contract)
  }

/** Everything that a person or a test can make happen to a session. */
export const ACTS = {
  apply,
  accept: acceptAndSign,
  accept_unsigned: drawUp,
  sign,
  grant,
  decline: (world, session) =>
    session.status === "pending"
      ? decide(world, session, "negative")
      : endSession(world, session, "declined"),
  cancel: cancelByCustomer,
  expire: (world, session) => endSession(world, session, "expired"),
  activate: withContract((world, _session, contract) => activate(world, contract)),
  terminate: withContract((world, _session, contract) => terminate(world, contract)),
  request_down_payment: withContract((_world, session, contract) =>
    hold(session, contract, "waiting_for_downpayment"),
  ),
  request_verification: withContract((_world, session, contract) =>
    hold(session, contract, "waiting_for_customer_digital_verification"),
  ),
  customer_done: withContract(letGo),
} as const satisfies Record<string, Act>

export type ActName = keyof typeof ACTS

export const isActName = (name: unknown): name is ActName =>
  typeof name === "string" && Object.hasOwn(ACTS, name)

/** Applies and accepts in one go, whatever the table says. */
function grant(world: World, session: Session): string | null {
  if (session.contractUuid !== null) return sign(world, session)
  return decide(world, session, "positive") ?? acceptAndSign(world, session)
}
