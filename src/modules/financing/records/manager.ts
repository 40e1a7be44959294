import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import type { Context } from "@medusajs/framework/types"

/** The transaction's manager where there is one, else the fresh one that Medusa put into the context. */
export function managerOf(context: Context<EntityManager>): EntityManager {
  const manager = context.transactionManager ?? context.manager
  if (manager === undefined) throw new Error("The financing records were called without Medusa's context.")
  return manager
}
