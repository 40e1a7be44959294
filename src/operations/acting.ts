import { AsyncLocalStorage } from "node:async_hooks"
import type { CommandRefusal } from "./commands/command-outcome"

/** A person's request on its way through Medusa: its workflows hand neither the actor nor our reasons on. */
interface Acting {
  readonly actor: string | null
  refusal: CommandRefusal | null
}

const acting = new AsyncLocalStorage<Acting>()

/** Runs `work` in the name of an admin user, whatever Medusa calls on the way. */
export const actAs = <T>(actor: string | null, work: () => T): T => acting.run({ actor, refusal: null }, work)

/** Who is behind the current call; null for a rule of ours or for other code. */
export const actorNow = (): string | null => acting.getStore()?.actor ?? null

/** Keeps why a provider refused: Medusa passes on its text alone, and not from everywhere. */
export function noteRefusal(refusal: CommandRefusal): void {
  const store = acting.getStore()
  if (store !== undefined) store.refusal = refusal
}

export const refusalNow = (): CommandRefusal | null => acting.getStore()?.refusal ?? null
