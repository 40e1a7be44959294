import type { Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"

/** What a call comes to: it never throws for what the service does. */
export type Answer<Value> = Promise<Result<Value, SystemError>>
