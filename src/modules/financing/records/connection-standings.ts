import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"

export interface ConnectionStanding {
  readonly plans: number
  readonly used: boolean
  readonly previous_key_valid: boolean
}

/** What refers to each connection, and whether its key before is still kept. */
export async function connectionStandings(
  em: EntityManager,
): Promise<ReadonlyMap<string, ConnectionStanding>> {
  const rows = await em.execute<({ id: string } & ConnectionStanding)[]>(
    `select id,
            (select count(*)::int from financing_plan
              where connection_id = financing_connection.id and deleted_at is null) as plans,
            exists (select 1 from financing
                     where connection_id = financing_connection.id and deleted_at is null) as used,
            exists (select 1 from financing_secret
                     where owner_id = financing_connection.id and purpose = 'previous_api_key'
                       and deleted_at is null) as previous_key_valid
       from financing_connection where deleted_at is null`,
  )
  return new Map(rows.map(({ id, ...standing }) => [id, standing]))
}
