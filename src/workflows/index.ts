export { refreshFinancingWorkflow, refreshFinancingWorkflowId } from "./refresh-financing"
export { resolveFinancingWorkflow, resolveFinancingWorkflowId } from "./resolve-financing"
export { confirmSigningWorkflow, confirmSigningWorkflowId } from "./confirm-signing"
export { eraseFinancingCustomerWorkflow, eraseFinancingCustomerWorkflowId } from "./erase-customer"
export {
  checkIdentityWith,
  type IdentityCheck,
  type IdentityToCheck,
} from "../operations/direct/identity-check"
