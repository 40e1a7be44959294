import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { checkPlugin } from "../base/check-plugin"
import { LeasingProvider } from "./leasing-provider"

export default ModuleProvider(Modules.PAYMENT, { services: [LeasingProvider], loaders: [checkPlugin] })
