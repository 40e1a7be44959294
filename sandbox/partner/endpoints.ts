import type { Endpoint } from "../http/endpoint"
import { ping } from "./a1-ping"
import { createSession } from "./a2-create-session"
import { readSession } from "./a3-read-session"
import { calculate } from "./b1-calculate"
import { readProduct } from "./b2-read-product"
import { readContract } from "./e4-read-contract"
import { approveContract } from "./e5-approve-contract"
import { cancelContract } from "./e6-cancel-contract"

/** Every endpoint of the partner API that the sandbox plays. */
export const ENDPOINTS: readonly Endpoint[] = [
  ping,
  createSession,
  readSession,
  calculate,
  readProduct,
  readContract,
  approveContract,
  cancelContract,
]
