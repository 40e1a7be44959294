import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { arriveDirect } from "../../arrive-direct"

/** Back from the bank that was to prove the income. */
const arrive = (req: MedusaRequest, res: MedusaResponse): Promise<void> => arriveDirect(req, res, "bank")

export { arrive as GET, arrive as POST }
