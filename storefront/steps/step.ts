import type { FinancingClient, Ticket } from "../client/financing-client.js"
import type { ActionOf, ActionType, Financing, FinancingState } from "../client/next-action.js"
import type { Format } from "../element/format.js"
import type { Words } from "../words/en.js"

/** What a step may ask of the element around it. */
export interface Desk {
  /**
   * Runs what a button does, one at a time: the button is busy, a failure is told, and the state that is answered is
   * shown. Null when the step has shown by itself what came of it.
   */
  readonly press: (button: HTMLButtonElement, act: () => Promise<FinancingState | null>) => Promise<void>
  /** Goes to another page, unless the page around the element prevents it. */
  readonly leave: (url: string) => void
  /** The shopper wants to pay in another way. */
  readonly chooseOther: (reason: string) => void
  /** Read out by assistive technology, when it is its turn; seen elsewhere. */
  readonly say: (text: string) => void
  /** The same, and shown at the top. */
  readonly note: (text: string) => void
  /** Shown at the top, and read out at once. */
  readonly complain: (text: string) => void
  /** Ends when another step is shown. */
  readonly signal: AbortSignal
}

/** What every step knows. */
export interface Surroundings {
  readonly financing: Financing
  readonly client: FinancingClient
  readonly ticket: Ticket
  readonly words: Words
  readonly format: Format
  /** Two letters. */
  readonly language: string
  readonly prefill: Readonly<Record<string, string>>
  readonly further: Readonly<Record<string, unknown>>
  readonly desk: Desk
}

export interface Step<Type extends ActionType> extends Surroundings {
  readonly action: ActionOf<Type>
}

export type Render<Type extends ActionType> = (step: Step<Type>) => readonly Node[]
