/**
 * What a person can do about a financing that waits for one:
 * - `place`: try again to place the order
 * - `cancel`: cancel the financing at the service, while it is not paid
 * - `withdraw`: take the whole contract back at the service, once it is paid and where that is agreed
 * - `record`: write down what was done outside of Medusa
 * - `refresh`: read the service again
 * - `ignore`: close the matter with a note
 *
 * An exit that is listed may still be refused when it is taken, by the state of the contract.
 */
export type AttentionExit = "place" | "cancel" | "withdraw" | "record" | "refresh" | "ignore"

interface Attention {
  /** Why it is here and what to do, for the merchant. Never anything personal. */
  readonly sentence: string
  readonly exits: readonly AttentionExit[]
}

/** Every reason for which a financing waits for a person. */
export const ATTENTION = {
  orphaned_cart_changed: {
    sentence:
      "The customer's financing was granted, but the cart was changed after the customer had left for the financing page, so no order was placed. Place the order as the cart is now, or cancel the financing; if it is paid already, withdraw it.",
    exits: ["place", "cancel", "withdraw", "record", "ignore"],
  },
  orphaned_cart_completed_otherwise: {
    sentence:
      "The customer's financing was granted, but the cart had already become an order that was paid in another way. Cancel the financing; if it is paid already, withdraw it, or arrange its return with the service and record that here.",
    exits: ["cancel", "withdraw", "record", "ignore"],
  },
  orphaned_other_method: {
    sentence:
      "The customer's financing was granted, but the customer had meanwhile chosen another payment method for the cart. Place the order with this financing, or cancel the financing.",
    exits: ["place", "cancel", "withdraw", "record", "ignore"],
  },
  orphaned_provider_disabled: {
    sentence:
      "The customer's financing was granted, but its payment method is not enabled in the cart's region any more. Enable it in the region's settings, then place the order; or cancel the financing.",
    exits: ["place", "cancel", "withdraw", "record", "ignore"],
  },
  orphaned_order_failed: {
    sentence:
      "The customer's financing was granted, but the order could not be placed, for instance because an item is out of stock. Remove the cause and place the order, or cancel the financing.",
    exits: ["place", "cancel", "withdraw", "record", "ignore"],
  },
  application_unknown: {
    sentence:
      "The application was sent, but the service's answer never came, and it is not sent a second time: that would be a second credit enquiry. Ask the service what became of it, tell the customer, and record the result.",
    exits: ["record", "ignore"],
  },
  down_payment_overdue: {
    sentence:
      "The contract has waited for the customer's down payment for more than a day. Ask the customer or the service, or cancel the financing.",
    exits: ["refresh", "cancel", "record", "ignore"],
  },
  amount_mismatch: {
    sentence:
      "The service reports another amount or currency for this financing than the one that was asked for, so nothing was captured. Compare both with the service before anything is shipped.",
    exits: ["refresh", "cancel", "record", "ignore"],
  },
  order_without_payment: {
    sentence:
      "The order was placed, but its financing has ended without payment. Cancel the order or take another payment for it, then record which.",
    exits: ["refresh", "record", "ignore"],
  },
  terminated: {
    sentence:
      "The service has terminated the contract of this order after it was paid. Settle it with the service and record the result; nothing was refunded by itself.",
    exits: ["refresh", "record", "ignore"],
  },
  command_unknown: {
    sentence:
      "The service did not answer a command for this financing, and reading it afterwards did not show whether it was carried out. Read it again, or ask the service and record the result.",
    exits: ["refresh", "record", "ignore"],
  },
  connection_unauthorized: {
    sentence:
      "The service refuses the key of this connection, so this financing cannot be read. Enter the right key in the connection's settings, then read it again.",
    exits: ["refresh", "ignore"],
  },
  contract_unreadable: {
    sentence:
      "The service says that credit was granted, but its contract cannot be read, so nothing was placed or captured. Ask the service whether it is paid, and record the result.",
    exits: ["refresh", "record", "ignore"],
  },
  status_contradiction: {
    sentence:
      "The service called this financing active before and says now that it never was or has ended. Do not ship what is not shipped yet: settle it with the service and record the result.",
    exits: ["refresh", "record", "ignore"],
  },
  capture_failed: {
    sentence:
      "The financing is active, but Medusa could not book its capture, for instance because the order or its payment was cancelled. Settle the order with the customer and the service, then record the result.",
    exits: ["refresh", "record", "ignore"],
  },
  activation_overdue: {
    sentence:
      "The contract is signed or approved, but the service has not activated it in time. Do not ship yet: read it again, or ask the service.",
    exits: ["refresh", "cancel", "record", "ignore"],
  },
  approval_overdue: {
    sentence:
      "The customer has signed, but nobody has approved this financing for longer than its plan allows. Approve it when the goods can go out, or cancel it.",
    exits: ["refresh", "cancel", "record", "ignore"],
  },
  approval_refused: {
    sentence:
      "The plan approves by itself, but the service refused this approval, and it is not sent again by itself. Look at the reason in the history, then approve by hand or cancel.",
    exits: ["refresh", "cancel", "record", "ignore"],
  },
  cancellation_unconfirmed: {
    sentence:
      "The service took the cancellation of this financing more than a day ago, but its contract still stands. Do not ship: read it again, or ask the service and record the result.",
    exits: ["refresh", "record", "ignore"],
  },
  withdrawal_unconfirmed: {
    sentence:
      "The service took the withdrawal of this financing more than a day ago, but its contract is still active. Read it again, or ask the service and record the result.",
    exits: ["refresh", "record", "ignore"],
  },
  return_given_up: {
    sentence:
      "Part of this financing was to be given back as soon as the service allows it, and was tried every day for 30 days in vain. Ask the service, then return it here or record what was done.",
    exits: ["refresh", "record", "ignore"],
  },
  refund_not_booked: {
    sentence:
      "Money was given back at the service, but Medusa could not book the refund, for instance because the payment was refunded in another way. Compare both, then record the result.",
    exits: ["refresh", "record", "ignore"],
  },
  advance_to_collect: {
    sentence:
      "The customer has signed the lease and pays the advance to you. Collect it, then capture the payment: the capture says that the advance has arrived. Do not ship before.",
    exits: ["refresh", "record", "ignore"],
  },
  signed_offline: {
    sentence:
      "The lease was signed outside of the online flow. The order is paid; look at the contract with the leasing service before you ship, then close this.",
    exits: ["refresh", "record", "ignore"],
  },
  status_not_ok: {
    sentence:
      "The leasing service reports an error with this application, so it waits and nothing was captured. Read it again, or ask the service with the contract number or order id.",
    exits: ["refresh", "record", "ignore"],
  },
  contradiction: {
    sentence:
      "The leasing service says two things about this application that do not agree, so it waits and nothing was captured. Ask the service which is true, and record the result.",
    exits: ["refresh", "record", "ignore"],
  },
  signed_twice: {
    sentence:
      "The customer has signed two leases for the same purchase and would owe both. Ask the leasing service to cancel one of them, and record which.",
    exits: ["refresh", "record", "ignore"],
  },
  customer_needs_help: {
    sentence:
      "The customer asked the leasing service for help with the application. Contact the customer or the service; the application goes on by itself once that is settled.",
    exits: ["refresh", "record", "ignore"],
  },
} as const satisfies Record<string, Attention>

export type AttentionReason = keyof typeof ATTENTION

export const isAttentionReason = (word: string): word is AttentionReason => Object.hasOwn(ATTENTION, word)

/** Whether the person may take this way out of that matter. */
export const isExitOf = (reason: AttentionReason, exit: AttentionExit): boolean =>
  ATTENTION[reason].exits.some((listed) => listed === exit)
