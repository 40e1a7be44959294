import { PartnerPaymentProvider } from "./partner-provider"

export class HirePurchaseProvider extends PartnerPaymentProvider {
  static override identifier = "hire-purchase"
}

export class SplitPaymentProvider extends PartnerPaymentProvider {
  static override identifier = "split-payment"
}

export class PayNextMonthProvider extends PartnerPaymentProvider {
  static override identifier = "pay-next-month"
}
