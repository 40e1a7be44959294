import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { arriveDirect, statusWordOf } from "../../arrive-direct"

/** Back from the payment page of a down payment. */
const arrive = (req: MedusaRequest, res: MedusaResponse): Promise<void> =>
  arriveDirect(req, res, { downPayment: statusWordOf(req) })

export { arrive as GET, arrive as POST }
