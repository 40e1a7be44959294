import type { PlanInput } from "../../core/shared/connection-input"
import type { ConfigurationDesk } from "./configuration-desk"
import { changeConnection, createConnection, type NewConnection } from "./connections"
import { changePlan, createPlan } from "./plans"

export interface ImportedConnection extends NewConnection {
  readonly api_key: string
  readonly plans: readonly Omit<PlanInput, "connection_id">[]
}

export interface ImportReport {
  readonly created: number
  readonly changed: number
  readonly plansCreated: number
  readonly plansChanged: number
  /** One sentence each; never a key. */
  readonly problems: readonly string[]
}

type Tally = { -readonly [K in keyof ImportReport]: ImportReport[K] extends number ? number : string[] }

/** Creates or changes connections by address and shop, and their plans by method and product code. */
export async function importConnections(
  desk: ConfigurationDesk,
  imported: readonly ImportedConnection[],
): Promise<ImportReport> {
  const tally: Tally = { created: 0, changed: 0, plansCreated: 0, plansChanged: 0, problems: [] }
  for (const connection of imported) await importOne(desk, connection, tally)
  return tally
}

async function importOne(desk: ConfigurationDesk, imported: ImportedConnection, tally: Tally): Promise<void> {
  const { plans, api_key: apiKey, ...entered } = imported
  const known = await knownConnection(desk, entered)
  const outcome =
    known === null
      ? await createConnection(desk, entered, apiKey)
      : await changeConnection(desk, known, { changes: withoutHosts(entered), apiKey })
  if (!outcome.ok) {
    tally.problems.push(`${entered.name}: ${outcome.error.message}`)
    return
  }
  if (known === null) tally.created += 1
  else tally.changed += 1
  for (const plan of plans) await importPlan(desk, { ...plan, connection_id: outcome.value.id }, tally)
}

const withoutHosts = ({ redirect_hosts: hosts, ...entered }: NewConnection) => ({
  ...entered,
  ...(hosts === undefined ? {} : { redirect_hosts: hosts }),
})

async function knownConnection(desk: ConfigurationDesk, entered: NewConnection): Promise<string | null> {
  const address = entered.base_url.replace(/\/+$/, "")
  for (const id of await desk.records.listConnectionIds()) {
    const found = await desk.records.findConnectionRecord(id)
    if (found?.base_url === address && found.shop_uuid === entered.shop_uuid) return id
  }
  return null
}

async function importPlan(desk: ConfigurationDesk, plan: PlanInput, tally: Tally): Promise<void> {
  const plans = await desk.records.listPlans({ connection_id: plan.connection_id })
  const known = plans.find(
    (other) => other.method === plan.method && other.product_code === plan.product_code,
  )
  const { connection_id: _connection, method: _method, ...changes } = plan
  const outcome =
    known === undefined ? await createPlan(desk, plan) : await changePlan(desk, known.id, changes)
  if (!outcome.ok) tally.problems.push(`${plan.name}: ${outcome.error.message}`)
  else if (known === undefined) tally.plansCreated += 1
  else tally.plansChanged += 1
}
