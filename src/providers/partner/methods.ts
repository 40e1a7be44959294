import type {
  CapturePaymentInput,
  CapturePaymentOutput,
  ProviderWebhookPayload,
} from "@medusajs/framework/types"
import type { Desk } from "../../operations/desk"
import { FinancingProvider } from "../base/financing-provider"
import { capture } from "./capture"
import { hearWebhook } from "./webhook"

/** A method of the partner service. */
abstract class PartnerProvider extends FinancingProvider {
  protected override captureAt(desk: Desk, input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return capture(desk, input)
  }

  protected override hearAt(desk: Desk, payload: ProviderWebhookPayload["payload"]): Promise<void> {
    return hearWebhook(desk, payload)
  }
}

export class HirePurchaseProvider extends PartnerProvider {
  static override identifier = "hire-purchase"
}

export class SplitPaymentProvider extends PartnerProvider {
  static override identifier = "split-payment"
}

export class PayNextMonthProvider extends PartnerProvider {
  static override identifier = "pay-next-month"
}
