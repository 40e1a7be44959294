import type { JsonObject } from "../json"
import type { Contract, SigningMethod } from "../world/contract"
import { moment } from "./session-view"

/** A signing. Partner API, section 2.8. */
export const signingView = ({ uuid, number, signedAt }: Contract, method: SigningMethod): JsonObject => ({
  uuid,
  number,
  signed_at: moment(signedAt),
  method,
})
