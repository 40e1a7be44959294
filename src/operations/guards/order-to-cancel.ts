/** An order that is about to be cancelled, as far as Medusa's own rules and ours look at it. */
export interface OrderToCancel {
  readonly orderId: string
  readonly canceled: boolean
  readonly completed: boolean
  readonly openFulfillments: boolean
  /** Something has left the shop, also if that was taken back since. */
  readonly shipped: boolean
  readonly actor: string | null
}
