export {
  type Application,
  type Bank,
  type Calculation,
  FinancingClient,
  type Methods,
  type OfferedMethod,
  type Started,
  type Ticket,
  type WishedTerms,
} from "./client/financing-client.js"
export type * from "./client/next-action.js"
export { type FieldProblem, FinancingRefused } from "./client/refusal.js"
export type { StoreAddress } from "./client/send.js"
export { type Tickets, ticketsIn } from "./client/tickets.js"
export { defineFinancingFlow } from "./element/define.js"
export type { FinancingEvents } from "./element/events.js"
export type { FinancingFlow } from "./element/financing-flow.js"
export { KIT_LANGUAGES } from "./words/load-words.js"
