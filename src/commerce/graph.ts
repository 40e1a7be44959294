import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"

export interface GraphQuestion {
  readonly entity: string
  readonly fields: string[]
  readonly filters: Record<string, unknown>
}

/** Asks Medusa's query engine and parses the rows into our own shape. @throws MedusaError UNEXPECTED_STATE */
export async function graph<T extends z.ZodType>(
  container: MedusaContainer,
  question: GraphQuestion,
  row: T,
): Promise<z.infer<T>[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph(question)
  return data.map((found: unknown) => {
    const parsed = row.safeParse(found)
    if (parsed.success) return parsed.data
    const where = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ")
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      `Medusa answered a ${question.entity} in another shape than expected: ${where}.`,
    )
  })
}
