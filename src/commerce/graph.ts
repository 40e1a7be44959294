import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"

export interface GraphQuestion {
  readonly entity: string
  readonly fields: string[]
  readonly filters: Record<string, unknown>
}

/** Asks Medusa's query engine and parses the rows into our own shape. */
export async function graph<T extends z.ZodType>(
  container: MedusaContainer,
  question: GraphQuestion,
  row: T,
): Promise<z.infer<T>[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph(question)
  return data.map((found: unknown) => row.parse(found))
}
