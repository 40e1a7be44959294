import type { Basket } from "../core/leasing/basket"
import type { PlanItem } from "../core/shared/plan-choice"
import type { Result } from "../core/shared/result"
import type { OrderGoods } from "./order-goods"
import type { Applicant } from "./system"

export type SessionState = "processable" | "settled" | "dead"

export interface PaymentSession {
  readonly id: string
  readonly providerId: string
  /** `settled`: authorized or captured; `dead`: error or canceled. */
  readonly state: SessionState
}

/** A cart as the operations see it. The applicant's data pass through and are never kept. */
export interface CartSnapshot {
  readonly id: string
  readonly completed: boolean
  readonly regionId: string | null
  /** Lower case. */
  readonly currencyCode: string
  /** Lower-case country of the shipping address, or null without one. */
  readonly countryCode: string | null
  /** Unrounded decimal string in major units. */
  readonly total: string
  readonly customerId: string | null
  readonly salesChannelId: string | null
  /** The shop's own language for the redirect templates, where the cart has one. */
  readonly locale: string | null
  readonly fingerprint: string
  /** What is bought, by products and categories, for the choice of a plan. */
  readonly items: readonly PlanItem[]
  readonly enabledProviders: readonly string[]
  readonly sessions: readonly PaymentSession[]
  readonly applicant: Applicant
  /** What is bought, in the shop's words, for the shopper to read at the service. */
  readonly description: string | null
  /** What is bought, piece by piece, with what is added and taken off. */
  readonly basket: Omit<Basket, "payable">
}

export interface OrderPayment {
  readonly id: string
  readonly sessionId: string
  readonly captured: boolean
  readonly canceled: boolean
  /** Captures that were begun; a payment that is not `captured` has one only while it is, or after a crash. */
  readonly captures: readonly { readonly id: string; readonly createdAt: Date }[]
  readonly refunds: readonly { readonly id: string; readonly createdAt: Date }[]
}

/** A refund to be booked. */
export interface Refund {
  readonly paymentId: string
  /** A decimal string in major units. */
  readonly amount: string
  readonly actor: string | null
  readonly note?: string | null
}

/** An item of an order, as far as it may be given back. */
export interface ReturnableItem {
  readonly id: string
  readonly title: string
  readonly quantity: number
  readonly returnableQuantity: number
  /** What is given back for one of them, a decimal string in major units. */
  readonly unitAmount: string
}

export interface PlacedOrder {
  readonly id: string
  /** The number by which people know it. */
  readonly number: number | null
  readonly canceled: boolean
  readonly payments: readonly OrderPayment[]
  /** What the order's refund transactions were booked for: refunds, or whole payments when it was cancelled. */
  readonly bookedRefunds: readonly string[]
  /** Payment sessions of its payment collections that could still be authorized. */
  readonly openSessions: readonly string[]
}

/** Why Medusa did not do it: its error type, never its text, which may name people. `locked` passes by itself. */
export interface CommerceRefusal {
  readonly type: string
}

export interface CartMark {
  readonly reference: string
  readonly test: boolean
}

/** What the operations need of Medusa's carts, orders and payments. */
export interface Commerce {
  cart(cartId: string): Promise<CartSnapshot | null>
  /** The cart of a payment session; null when it belongs to an order's payment collection, or to nothing. */
  cartIdOfSession(paymentSessionId: string): Promise<string | null>
  /** Makes sure that the payment collection exists and opens a session of the provider; returns its id. */
  openSession(cartId: string, providerId: string): Promise<string>
  endSession(paymentSessionId: string, as: "error" | "canceled"): Promise<void>
  /**
   * Writes the mark into the cart's metadata, which Medusa copies to the order: it finds an order that was made
   * but not linked, and shows a test order to everybody.
   */
  markCart(cartId: string, mark: CartMark): Promise<void>
  /** Takes the mark off a cart that did not become this financing's order. */
  unmarkCart(cartId: string): Promise<void>
  /** Removes orders with the reference that no cart became, with their reservations of stock: a process died while it made them. */
  dropHalfOrders(reference: string): Promise<number>
  /** Takes the cart's lock from a dead holder: locking-postgres never gives it up by itself. */
  freeCart(cartId: string): Promise<void>
  /** Authorizes the session of an order that was placed by a process which then died, and tells of the order. */
  finishOrder(orderId: string, paymentSessionId: string): Promise<void>
  dropCapture(captureId: string): Promise<void>
  dropRefund(refundId: string): Promise<void>
  /** Runs Medusa's refund as a workflow of its own: the refund, the order's transaction and its credit line. */
  refund(refund: Refund): Promise<Result<void, CommerceRefusal>>
  /** The refund's row alone: of a cancelled order Medusa has booked the transaction already. */
  refundRow(refund: Refund): Promise<void>
  returnableItems(orderId: string): Promise<readonly ReturnableItem[]>
  /** Runs complete-cart as a workflow of its own, never inside another. */
  completeCart(cartId: string): Promise<Result<string, CommerceRefusal>>
  /** Whether every item of the order is fulfilled, all of its quantity. */
  isFulfilled(orderId: string): Promise<boolean>
  orderOfCart(cartId: string): Promise<PlacedOrder | null>
  order(orderId: string): Promise<PlacedOrder | null>
  orderGoods(orderId: string): Promise<OrderGoods | null>
  /** Runs capture as a workflow of its own; it is idempotent. */
  capture(paymentId: string): Promise<Result<void, CommerceRefusal>>
  /** Marks a payment cancelled after its financing has ended. */
  cancelPayment(paymentId: string): Promise<void>
  ringBell(title: string, description: string): Promise<void>
}
