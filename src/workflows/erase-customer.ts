import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deskOf } from "../commerce/desk-of-container"
import {
  eraseCustomer,
  type EraseCustomerInput,
  type ErasedCustomer,
} from "../operations/personal-data/erase-customer"

const eraseFinancingCustomerStepId = "erase-financing-customer-step"

/** Not compensated: what is erased is gone. */
const eraseFinancingCustomerStep = createStep(
  eraseFinancingCustomerStepId,
  async (input: EraseCustomerInput, { container }) =>
    new StepResponse<ErasedCustomer>(await eraseCustomer(deskOf(container), input)),
)

export const eraseFinancingCustomerWorkflowId = "erase-financing-customer"

/**
 * Erases what the financings of a customer tell of the person, where nothing stands against it. Safe to repeat, for
 * instance until nothing is kept any more.
 */
export const eraseFinancingCustomerWorkflow = createWorkflow(
  eraseFinancingCustomerWorkflowId,
  (input: EraseCustomerInput) => new WorkflowResponse(eraseFinancingCustomerStep(input)),
)
