import type { ConnectionInput } from "../../core/shared/connection-input"
import { mayLinkApplications } from "../../core/shared/flow"
import type { ConnectionRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { ConfigurationDesk, ConfigurationProblem } from "./configuration-desk"
import { apiKeyProblem, connectionProblem } from "./connection-check"

type Outcome<T> = Promise<Result<T, ConfigurationProblem>>

/** A connection as it is entered; the redirect goes to the base address's own host unless others are named. */
export type NewConnection = Omit<ConnectionInput, "redirect_hosts"> & {
  readonly redirect_hosts?: readonly string[] | undefined
}

export async function createConnection(
  desk: ConfigurationDesk,
  entered: NewConnection,
  apiKey: string,
): Outcome<ConnectionRecord> {
  const input: ConnectionInput = {
    ...entered,
    base_url: withoutSlash(entered.base_url),
    redirect_hosts: entered.redirect_hosts ?? hostOf(entered.base_url),
  }
  const problem = connectionProblem(input) ?? apiKeyProblem(apiKey)
  return problem === null ? ok(await desk.records.insertConnection(input, apiKey)) : err(problem)
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, "")

const hostOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).host] : [])

/** What a financing was started with must stay what it is: the money is at that shop of that service. */
const FIXED_ONCE_USED = ["system", "market", "environment", "base_url", "shop_uuid"] as const

export interface ConnectionChange {
  readonly changes: Partial<ConnectionInput>
  readonly apiKey?: string | undefined
}

export async function changeConnection(
  desk: ConfigurationDesk,
  id: string,
  { changes: entered, apiKey }: ConnectionChange,
): Outcome<ConnectionRecord> {
  const { base_url: address } = entered
  const changes = address === undefined ? entered : { ...entered, base_url: withoutSlash(address) }
  const before = await desk.records.findConnectionRecord(id)
  if (before === null) return err(NOT_FOUND)
  const after = { ...before, ...changes }
  const keyProblem = apiKey === undefined ? null : apiKeyProblem(apiKey)
  const problem =
    connectionProblem(after) ??
    keyProblem ??
    (await fixedProblem(desk, before, after)) ??
    (await shortFlowProblem(desk, after))
  if (problem !== null) return err(problem)
  if (apiKey !== undefined) await desk.records.rotateKey(id, apiKey)
  if (Object.keys(changes).length > 0) await desk.records.updateConnection(id, changes)
  return ok((await desk.records.findConnectionRecord(id)) ?? after)
}

async function fixedProblem(
  desk: ConfigurationDesk,
  before: ConnectionRecord,
  after: ConnectionRecord,
): Promise<ConfigurationProblem | null> {
  const changed = FIXED_ONCE_USED.filter((field) => before[field] !== after[field])
  if (changed.length === 0) return null
  if (
    before.system !== after.system &&
    (await desk.records.listPlans({ connection_id: before.id })).length > 0
  )
    return { kind: "in_use", message: "Its plans are of the other service. Make a new connection." }
  const used = await desk.records.countFinancings({ connection_id: before.id })
  if (used === 0) return null
  const message = `Financings refer to this connection, so ${changed.join(", ")} can no longer change. Make a new connection.`
  return { kind: "in_use", message }
}

/** An agreement that plans are sold by is not taken back under them. */
async function shortFlowProblem(
  desk: ConfigurationDesk,
  connection: ConnectionRecord,
): Promise<ConfigurationProblem | null> {
  if (mayLinkApplications(connection)) return null
  const plans = await desk.records.listPlans({ connection_id: connection.id })
  return plans.some(({ flow }) => flow === "epos_short")
    ? {
        kind: "in_use",
        message: "Plans of this connection are sold by the short flow. Change their flow first.",
      }
    : null
}

export async function removeConnection(desk: ConfigurationDesk, id: string): Outcome<null> {
  if ((await desk.records.findConnectionRecord(id)) === null) return err(NOT_FOUND)
  const used = await desk.records.countFinancings({ connection_id: id })
  if (used > 0)
    return err({
      kind: "in_use",
      message:
        "Financings refer to this connection, so it is still needed to read them. Pause its plans instead: then nothing new is started through it.",
    })
  await desk.records.removeConnection(id)
  return ok(null)
}

/** Ends a rotation: callbacks that are signed with the key before are refused from now on. */
export async function forgetPreviousKey(desk: ConfigurationDesk, id: string): Outcome<ConnectionRecord> {
  const connection = await desk.records.findConnectionRecord(id)
  if (connection === null) return err(NOT_FOUND)
  await desk.records.forgetPreviousKey(id)
  return ok(connection)
}

export const NOT_FOUND: ConfigurationProblem = { kind: "not_found", message: "There is no such connection." }
