/** A page of the bank, opened by C7's address. */
export interface Retrieval {
  readonly uuid: string
  readonly applicationUuid: string
  readonly bankName: string
  readonly returnUrl: string
  state: "open" | "shared" | "left"
}

/** A page of the payment system, opened by E7's address. One link is one attempt. */
export interface PaymentLink {
  readonly uuid: string
  readonly contractUuid: string
  /** With the placeholder `{status}` at its end. */
  readonly returnUrl: string
  readonly amount: string
  outcome: "SUCCESS" | "FAILED" | "UNKNOWN" | null
}

/** A message to a telephone or mailbox, which the simulator shows. Nothing is ever sent. */
export interface Message {
  readonly at: number
  readonly channel: "sms" | "email"
  readonly to: string
  readonly text: string
  readonly code: string | null
  readonly link: string | null
}

/** A contract as it was printed at one moment. */
export interface Printout {
  readonly uuid: string
  readonly contractUuid: string
  readonly lines: readonly string[]
}
