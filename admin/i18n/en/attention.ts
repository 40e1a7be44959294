/** By the reason's word; what is to be done, as in `ATTENTION` of the core. */
export const attention = {
  "attention.title": "Needs your decision",
  "attention.orphaned_cart_changed":
    "Granted, but the cart was changed meanwhile, so no order was placed. Place the order with the cart as it is now, or cancel the financing.",
  "attention.orphaned_cart_completed_otherwise":
    "Granted, but the cart was paid in another way. Cancel the financing; if it is paid already, arrange its return with the service and record it.",
  "attention.orphaned_other_method":
    "Granted, but the customer had chosen another payment meanwhile. Place the order with this financing, or cancel it.",
  "attention.orphaned_provider_disabled":
    "Granted, but the payment method is not enabled in the cart's region any more. Enable it there and place the order, or cancel the financing.",
  "attention.orphaned_order_failed":
    "Granted, but the order could not be placed, for instance because an item is out of stock. Remove the cause and place the order, or cancel the financing.",
  "attention.application_unknown":
    "The application was sent, but its answer never came, and it is not sent twice. Ask the service what became of it, tell the customer, and record the result.",
  "attention.down_payment_overdue":
    "The contract has waited for the down payment for more than a day. Ask the customer or the service, or cancel the financing.",
  "attention.amount_mismatch":
    "The service names another amount or currency than was asked for, so nothing was captured. Compare both with the service before anything is shipped.",
  "attention.order_without_payment":
    "The order was placed, but its financing has ended without payment. Cancel the order, or take another payment and record which.",
  "attention.terminated":
    "The service has ended the contract after it was paid. Settle it with the service and record the result; nothing was refunded by itself.",
  "attention.command_unknown":
    "The service did not answer a command, and reading it did not show whether it was carried out. Read it again, or ask the service and record the result.",
  "attention.connection_unauthorized":
    "The service refuses this connection's key. Enter the right key in the settings, then read again.",
  "attention.contract_unreadable":
    "The service says that credit was granted, but its contract cannot be read. Ask the service whether it is paid, and record the result.",
  "attention.status_contradiction":
    "The service called this financing active before and denies it now. Do not ship: settle it with the service and record the result.",
  "attention.capture_failed":
    "Active, but Medusa could not book the capture, for instance because the order was cancelled. Settle the order, then record the result.",
  "attention.activation_overdue":
    "Approved, but not activated by the service within a day. Do not ship yet: read again, or ask the service.",
  "attention.approval_overdue":
    "The customer has signed, but nobody has approved for longer than the plan allows. Approve when the goods can go out, or cancel.",
  "attention.approval_refused":
    "The plan approves by itself, but the service refused, and it is not sent again by itself. Look at the reason in the history, then approve by hand or cancel.",
  "attention.cancellation_unconfirmed":
    "The service took the cancellation more than a day ago, but the contract still stands. Do not ship: read again, or ask the service and record the result.",
  "attention.withdrawal_unconfirmed":
    "The service took the withdrawal more than a day ago, but the contract is still active. Read again, or ask the service and record the result.",
  "attention.return_given_up":
    "A part was to be given back as soon as the service allows it, and was tried daily for 30 days in vain. Ask the service, then return it here or record what was done.",
  "attention.refund_not_booked":
    "Money was given back at the service, but Medusa could not book the refund. Compare both, then record the result.",
  "attention.advance_to_collect":
    "The customer has signed and pays the advance to you. Collect it, then say so on the order: the payment is captured with it. Do not ship before.",
  "attention.signed_offline":
    "Signed outside of the online flow. The order is paid; look at the contract with the leasing service before you ship, then close this.",
  "attention.status_not_ok":
    "The leasing service reports an error with the application, so nothing was captured. Read again, or ask the service.",
  "attention.contradiction":
    "The leasing service says two things that do not agree, so nothing was captured. Ask it which is true, and record the result.",
  "attention.signed_twice":
    "The customer has signed two contracts for one purchase and would owe both. Ask the leasing service to cancel one, and record which.",
  "attention.customer_needs_help":
    "The customer asked the leasing service for help. Contact the customer or the service; the application then goes on by itself.",
} as const
