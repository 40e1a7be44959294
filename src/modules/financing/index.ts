import { Module } from "@medusajs/framework/utils"
import { checkOptions } from "./loaders/check-options"
import { FinancingModuleService } from "./service"

export const FINANCING_MODULE = "financing"

export default Module(FINANCING_MODULE, { service: FinancingModuleService, loaders: [checkOptions] })
