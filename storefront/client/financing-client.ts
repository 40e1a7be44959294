import type { FinancingState, SigningMethod } from "./next-action.js"
import { ask, type StoreAddress, type Wish } from "./send.js"
import { upload, type Upload } from "./upload.js"

/** What a browser must show to go on with its financing. A signed-in customer who owns the cart needs no token. */
export interface Ticket {
  readonly id: string
  readonly token: string | null
}

export interface WishedTerms {
  /** In months. */
  readonly period: number
  /** Day of the month. */
  readonly payment_day?: number
  readonly down_payment_amount?: string
}

export interface Application extends WishedTerms {
  /** By the names of the form's fields. */
  readonly applicant: Readonly<Record<string, string>>
  readonly consents: readonly { readonly type: string; readonly value: boolean; readonly version: string }[]
  /** Objects about ownership and political exposure, passed through: `customer_pep`, `customer_ubos`, … */
  readonly further?: Readonly<Record<string, unknown>>
}

export interface Calculation {
  readonly monthly_payment: string | null
  readonly apr: string | null
  readonly total_cost: string | null
  readonly down_payment_minimum_amount: string | null
}

export interface Bank {
  readonly id: string
  readonly name: string
  readonly icon_url: string | null
}

export interface OfferedMethod {
  readonly method: string
  readonly provider_id: string
  readonly plan_id: string
  readonly name: string
  readonly currency_code: string
  readonly amount: string
  readonly period: number | null
  readonly monthly_payment: string | null
  readonly apr: string | null
  readonly total_cost: string | null
  readonly preliminary: boolean
  readonly test: boolean
}

export interface Methods {
  readonly financing_methods: readonly OfferedMethod[]
  readonly unavailable: readonly { readonly method: string; readonly reason: string }[]
}

export type Started = FinancingState & { readonly ticket: Ticket }

type UploadOptions = Pick<Upload, "progress" | "signal">

/**
 * The store's financing routes. No call is repeated by itself. Every call fails with `FinancingRefused` when the store
 * refuses and with `TypeError` when it cannot be reached; then read the state before anything is pressed again.
 */
export class FinancingClient {
  readonly #store: StoreAddress

  constructor(store: StoreAddress) {
    this.#store = store
  }

  /** Which methods fit a cart, and what they would cost. */
  methods(cartId: string): Promise<Methods> {
    return this.#json({ path: `/financing-methods?cart_id=${encodeURIComponent(cartId)}` })
  }

  /** Starts the financing of a cart, or finds the live one again. Keep the ticket. */
  async start(cartId: string, method: string): Promise<Started> {
    type Answer = FinancingState & { readonly token: string }
    const body = { cart_id: cartId, method }
    const { token, ...state } = await this.#json<Answer>({ path: "/financings", method: "POST", body })
    return { ...state, ticket: { id: state.financing.id, token } }
  }

  /** How the financing stands by the store's own record. */
  read(ticket: Ticket): Promise<FinancingState> {
    return this.#json(at(ticket, ""))
  }

  /** The same, but the service is asked first, at most once in 15 seconds. */
  refresh(ticket: Ticket): Promise<FinancingState> {
    return this.#post(ticket, "/refresh")
  }

  apply(ticket: Ticket, application: Application): Promise<FinancingState> {
    return this.#post(ticket, "/application", application)
  }

  /** What some terms would cost; preliminary. */
  async calculate(ticket: Ticket, terms: WishedTerms, signal?: AbortSignal): Promise<Calculation> {
    const wish = { ...at(ticket, "/calculation"), method: "POST" as const, body: terms }
    return (await this.#json<{ calculation: Calculation }>({ ...wish, ...(signal && { signal }) }))
      .calculation
  }

  /** @param offerId the offer that the shopper saw: another one in the meantime is refused with `offer_changed` */
  acceptOffer(ticket: Ticket, offerId: string): Promise<FinancingState> {
    return this.#post(ticket, "/offer/accept", { offer_id: offerId })
  }

  cancel(ticket: Ticket): Promise<FinancingState> {
    return this.#post(ticket, "/cancel")
  }

  sign(ticket: Ticket, method: SigningMethod): Promise<FinancingState> {
    return this.#post(ticket, "/signing", { method })
  }

  /** @param code as it was typed: it may begin with zeros */
  confirmCode(ticket: Ticket, code: string): Promise<FinancingState> {
    return this.#post(ticket, "/signing/code", { code })
  }

  /** The contract as a PDF. */
  async printout(ticket: Ticket): Promise<Blob> {
    return (await ask(this.#store, at(ticket, "/printout"))).blob()
  }

  async banks(ticket: Ticket): Promise<readonly Bank[]> {
    return (await this.#json<{ banks: readonly Bank[] }>(at(ticket, "/banks"))).banks
  }

  /** Where the shopper shares the account's statement. */
  async openBank(ticket: Ticket, bankId: string): Promise<string> {
    return (await this.#post<{ redirect_url: string }>(ticket, "/bank", { bank_id: bankId })).redirect_url
  }

  /** Sends documents that prove an income. */
  async attach(ticket: Ticket, files: readonly File[], options: UploadOptions = {}): Promise<FinancingState> {
    const { path, token } = at(ticket, "/attachments")
    return (await upload(this.#store, { path, token, files, ...options })) as FinancingState
  }

  /** One attempt at the down payment: where it is paid. */
  async payDown(ticket: Ticket): Promise<string> {
    return (await this.#post<{ redirect_url: string }>(ticket, "/down-payment")).redirect_url
  }

  #post<Answer = FinancingState>(ticket: Ticket, path: string, body: object = {}): Promise<Answer> {
    return this.#json<Answer>({ ...at(ticket, path), method: "POST", body })
  }

  async #json<Answer>(wish: Wish): Promise<Answer> {
    const response = await ask(this.#store, wish)
    return (await response.json()) as Answer
  }
}

const at = ({ id, token }: Ticket, path: string) => ({
  path: `/financings/${encodeURIComponent(id)}${path}`,
  token,
})
