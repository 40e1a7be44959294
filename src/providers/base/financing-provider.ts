import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  ProviderWebhookPayload,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { AbstractPaymentProvider, PaymentActions } from "@medusajs/framework/utils"
import { startUrlOf } from "../../operations/addresses"
import type { Desk } from "../../operations/desk"
import { authorize } from "./authorize"
import { deskOfCradle, type ProviderCradle } from "./desk-of-cradle"
import { mayCancel } from "./may-cancel"
import { letGo } from "./let-go"
import { refund } from "./refund"
import { sessionStatus } from "./session-status"

/** One method of financing as a Medusa payment provider. It adapts; the operations decide. */
export abstract class FinancingProvider extends AbstractPaymentProvider {
  readonly #cradle: ProviderCradle

  constructor(cradle: ProviderCradle, config: Record<string, unknown> = {}) {
    super({ logger: undefined }, config)
    this.#cradle = cradle
  }

  /** Looked up on every call: the module is registered after the providers are made. */
  get #desk(): Desk {
    return deskOfCradle(this.#cradle)
  }

  /** What the merchant's capture means to the service. */
  protected abstract captureAt(desk: Desk, input: CapturePaymentInput): Promise<CapturePaymentOutput>

  /** Hands a message that came to Medusa's own webhook address to the plugin's durable path. */
  protected abstract hearAt(desk: Desk, payload: ProviderWebhookPayload["payload"]): Promise<void>

  /** Calls no system and writes no row: the link leads the shopper to the start, whenever that is. */
  override initiatePayment({ context }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const sessionId = context?.idempotency_key ?? ""
    const redirectUrl = startUrlOf(this.#desk.records.settings, sessionId)
    return Promise.resolve({ id: sessionId, data: { session_id: sessionId, redirect_url: redirectUrl } })
  }

  override authorizePayment({ context }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return authorize(this.#desk, context?.idempotency_key ?? "")
  }

  override capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return this.captureAt(this.#desk, input)
  }

  override refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return refund(this.#desk, input)
  }

  /** Never commands: Medusa calls it when nobody asked. */
  override cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return mayCancel(this.#desk, data)
  }

  override deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return letGo(this.#desk, data)
  }

  override updatePayment({ data }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return Promise.resolve({ data: data ?? {} })
  }

  override retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return Promise.resolve({ data: data ?? {} })
  }

  override getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return sessionStatus(this.#desk, data)
  }

  /** The message goes the plugin's own durable path; Medusa's path must do nothing. */
  override async getWebhookActionAndData(
    payload: ProviderWebhookPayload["payload"],
  ): Promise<WebhookActionResult> {
    await this.hearAt(this.#desk, payload)
    return { action: PaymentActions.NOT_SUPPORTED }
  }
}
