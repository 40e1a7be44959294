import type { CapturePaymentInput, CapturePaymentOutput } from "@medusajs/framework/types"
import type { Desk } from "../../operations/desk"
import { FinancingProvider } from "../base/financing-provider"
import { capture } from "./capture"

/** The leasing service's method. */
export class LeasingProvider extends FinancingProvider {
  static override identifier = "leasing"

  protected override captureAt(desk: Desk, input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return capture(desk, input)
  }

  /** The service knows the plugin's alert address only: nothing of it comes here. */
  protected override hearAt(desk: Desk): Promise<void> {
    desk.log.warn("A message of the leasing service at Medusa's own webhook address was not heard.")
    return Promise.resolve()
  }
}
