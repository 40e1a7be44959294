import { z } from "@medusajs/framework/zod"
import { LIST_ORDERS } from "../../../core/shared/list-cursor"

const oneOrMore = z.union([z.string().min(1).max(100), z.array(z.string().min(1).max(100)).max(50)])

const flag = z.enum(["true", "false"]).transform((word) => word === "true")

const financingFilters = z.object({
  stage: oneOrMore.optional(),
  method: oneOrMore.optional(),
  connection_id: oneOrMore.optional(),
  /** `any`, `none` or a reason. */
  attention: z.string().max(100).optional(),
  q: z.string().max(100).optional(),
  order_id: z.string().max(100).optional(),
  cart_id: z.string().max(100).optional(),
  created_from: z.coerce.date().optional(),
  created_to: z.coerce.date().optional(),
})

const order = z.enum(LIST_ORDERS).default("-created_at")

const limit = z.coerce.number().int().min(1).max(100).default(20)

const cursor = z.string().max(400).optional()

export const financingsQuery = financingFilters.extend({
  order,
  limit,
  after: cursor,
  before: cursor,
  last: flag.optional(),
})

export const exportQuery = financingFilters.extend({ order })

export const attentionQuery = z.object({ limit, after: cursor })

/** Two years: a picture of the business, not an archive. */
const MAX_WEEKS = 104

export const funnelQuery = z.object({ weeks: z.coerce.number().int().min(1).max(MAX_WEEKS).default(12) })

export const refreshBody = z.strictObject({ ids: z.array(z.string().min(1).max(100)).min(1).max(50) })

export type FinancingsQuery = z.infer<typeof financingsQuery>
export type ExportQuery = z.infer<typeof exportQuery>
export type AttentionQuery = z.infer<typeof attentionQuery>
export type FunnelQuery = z.infer<typeof funnelQuery>
export type RefreshBody = z.infer<typeof refreshBody>
