import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { MedusaError } from "@medusajs/framework/utils"
import { deskOf } from "../commerce/desk-of-container"
import { refreshAndSettle } from "../operations/refresh-and-settle"
import { plainOutcome, type PlainOutcome } from "./plain-outcome"

export interface RefreshFinancingInput {
  readonly id: string
}

const refreshFinancingStepId = "refresh-financing-step"

/** Not compensated: reading changes nothing, and an order that is due stays placed. */
const refreshFinancingStep = createStep(
  refreshFinancingStepId,
  async ({ id }: RefreshFinancingInput, { container }) => {
    const financing = await refreshAndSettle(deskOf(container), id)
    if (financing === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such financing.")
    return new StepResponse<PlainOutcome>(plainOutcome(financing))
  },
)

export const refreshFinancingWorkflowId = "refresh-financing"

/** Reads the service and brings Medusa to where the financing stands. Run it alone, never as a step. */
export const refreshFinancingWorkflow = createWorkflow(
  refreshFinancingWorkflowId,
  (input: RefreshFinancingInput) => new WorkflowResponse(refreshFinancingStep(input)),
)
