/** The kit that the package ships. A store writes `medusa-financing/storefront` here. */
export {
  defineFinancingFlow,
  FinancingClient,
  FinancingRefused,
  KIT_LANGUAGES,
  type NextAction,
  type Ticket,
  ticketsIn,
} from "../../../../storefront/index.js"
