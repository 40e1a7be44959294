import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { checkPlugin } from "../base/check-plugin"
import { HirePurchaseProvider, PayNextMonthProvider, SplitPaymentProvider } from "./methods"

export default ModuleProvider(Modules.PAYMENT, {
  services: [HirePurchaseProvider, SplitPaymentProvider, PayNextMonthProvider],
  loaders: [checkPlugin],
})
