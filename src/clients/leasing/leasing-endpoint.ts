import type { LeasingShopId } from "../../core/leasing/ids"
import type { LeasingOverrides } from "../../core/leasing/overrides"
import type { Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import type { Endpoint } from "../http/endpoint"

/** What is asked, with the e-shop and what its connection has set. */
export interface Asked<Input> {
  readonly input: Input
  readonly shop: LeasingShopId
  readonly choices: LeasingOverrides
}

/** An endpoint of the leasing e-shop API. It has one dialect only. */
export type LeasingEndpoint<Input, Output> = Endpoint<Asked<Input>, Output>

/** What a call comes to: it never throws for what the service does. */
export type Answer<Value> = Promise<Result<Value, SystemError>>
