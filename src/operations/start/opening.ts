import type { CartSnapshot } from "../commerce"
import type { ChosenPlan } from "./choose-plan-for"

/** What a session at the system is opened for. */
export interface Opening {
  readonly cart: CartSnapshot
  readonly chosen: ChosenPlan
  readonly payable: string
  readonly sessionId: string
  readonly ip: string | null
}
