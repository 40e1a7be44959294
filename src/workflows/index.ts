export { refreshFinancingWorkflow, refreshFinancingWorkflowId } from "./refresh-financing"
export { resolveFinancingWorkflow, resolveFinancingWorkflowId } from "./resolve-financing"
