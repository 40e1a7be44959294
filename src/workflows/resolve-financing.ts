import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { MedusaError } from "@medusajs/framework/utils"
import { deskOf } from "../commerce/desk-of-container"
import { resolveAttention, type ResolveInput } from "../operations/commands/resolve-attention"
import { sentenceOf } from "../operations/commands/sentences"
import { plainOutcome, type PlainOutcome } from "./plain-outcome"

const resolveFinancingStepId = "resolve-financing-step"

/** Not compensated: what was decided about money is not taken back by a later step's failure. */
const resolveFinancingStep = createStep(
  resolveFinancingStepId,
  async (input: ResolveInput, { container }) => {
    const outcome = await resolveAttention(deskOf(container), input)
    if (!outcome.ok) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentenceOf(outcome.error))
    return new StepResponse<PlainOutcome>(plainOutcome(outcome.value))
  },
)

export const resolveFinancingWorkflowId = "resolve-financing"

/** Takes one of the exits of a financing's attention. Run it alone, never as a step. */
export const resolveFinancingWorkflow = createWorkflow(
  resolveFinancingWorkflowId,
  (input: ResolveInput) => new WorkflowResponse(resolveFinancingStep(input)),
)
