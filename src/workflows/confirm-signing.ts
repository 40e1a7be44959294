import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { MedusaError } from "@medusajs/framework/utils"
import { deskOf } from "../commerce/desk-of-container"
import { confirmSigning } from "../operations/direct/sign"
import { plainOutcome, type PlainOutcome } from "./plain-outcome"

export interface ConfirmSigningInput {
  readonly id: string
  /** `digital`: the store's own signing solution has proof; `paper`: the signed contract lies before the merchant. */
  readonly method: "digital" | "paper"
  /** An admin user's id, or null for the store's own code. */
  readonly actor?: string | null
}

const confirmSigningStepId = "confirm-financing-signing-step"

/** Not compensated: a signature cannot be taken back through the API. */
const confirmSigningStep = createStep(
  confirmSigningStepId,
  async ({ id, method, actor = null }: ConfirmSigningInput, { container }) => {
    const outcome = await confirmSigning(deskOf(container), id, { method, actor })
    if (outcome.ok) return new StepResponse<PlainOutcome>(plainOutcome(outcome.value))
    const reason = outcome.error.kind === "refused" ? outcome.error.reason : outcome.error.kind
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `The signing cannot be confirmed: ${reason}.`)
  },
)

export const confirmSigningWorkflowId = "confirm-financing-signing"

/**
 * Tells the service that a contract of the direct flow was signed elsewhere. Call it only with proof: the service takes
 * the shop's word. Run it alone, never as a step.
 */
export const confirmSigningWorkflow = createWorkflow(
  confirmSigningWorkflowId,
  (input: ConfirmSigningInput) => new WorkflowResponse(confirmSigningStep(input)),
)
