import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CapturePaymentInput,
  DeletePaymentInput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  ProviderWebhookPayload,
  RefundPaymentInput,
  RetrievePaymentInput,
  UpdatePaymentInput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { AbstractPaymentProvider, ModuleProvider, Modules, PaymentActions } from "@medusajs/framework/utils"

type Given = { data?: Record<string, unknown> }
type Kept = { data: Record<string, unknown> }

const keep = ({ data }: Given): Promise<Kept> => Promise.resolve({ data: data ?? {} })

/** Answers everything at once and asks nobody: what is left is the time that Medusa's own webhook path takes. */
class WebhookProvider extends AbstractPaymentProvider {
  static override identifier = "webhook"

  constructor(cradle: Record<string, unknown>, options: Record<string, unknown> = {}) {
    super(cradle, options)
  }

  override initiatePayment({ context }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const id = context?.idempotency_key ?? ""
    return Promise.resolve({ id, data: { session_id: id } })
  }

  override authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return Promise.resolve({ status: "authorized", data: data ?? {} })
  }

  override getPaymentStatus({ data }: Given): Promise<AuthorizePaymentOutput> {
    return Promise.resolve({ status: "authorized", data: data ?? {} })
  }

  override getWebhookActionAndData({
    data,
  }: ProviderWebhookPayload["payload"]): Promise<WebhookActionResult> {
    const session = { session_id: String(data["session_id"]), amount: Number(data["amount"]) }
    return Promise.resolve({ action: PaymentActions.AUTHORIZED, data: session })
  }

  override capturePayment = (input: CapturePaymentInput): Promise<Kept> => keep(input)
  override refundPayment = (input: RefundPaymentInput): Promise<Kept> => keep(input)
  override cancelPayment = (input: CancelPaymentInput): Promise<Kept> => keep(input)
  override deletePayment = (input: DeletePaymentInput): Promise<Kept> => keep(input)
  override updatePayment = (input: UpdatePaymentInput): Promise<Kept> => keep(input)
  override retrievePayment = (input: RetrievePaymentInput): Promise<Kept> => keep(input)
}

const webhookProvider = ModuleProvider(Modules.PAYMENT, { services: [WebhookProvider] })

/** Medusa reads a provider from the default export. */
export { webhookProvider as default }
