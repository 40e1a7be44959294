import { versionStatusOf, type VersionStatus } from "../../core/partner/version-status"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { ContractVersion } from "../../clients/partner/contract-version-reading"
import type { Budget } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import { crashPoint } from "../crash-point"
import type { Desk } from "../desk"
import { codesOf } from "../system-error-codes"
import type { Draft } from "./draft"
import { remoteContract } from "./remote-contract"

/** A version of a contract with the meaning of its status. */
export type KnownVersion = ContractVersion & { readonly status: VersionStatus }

/** F5: every version of the financing's contract. */
export async function versionsOf(
  desk: Desk,
  financing: FinancingRecord,
  budget: Budget,
): Promise<Result<readonly KnownVersion[], CommandRefusal>> {
  const remote = await remoteContract(desk, financing)
  if (!remote.ok) return remote
  const { client, contractUuid } = remote.value
  crashPoint(desk, "return.before_F5")
  const answer = await client.readVersions({ contractUuid }, { budgetMs: budget.left() })
  crashPoint(desk, "return.after_F5")
  if (!answer.ok) return err({ reason: "service_unavailable", codes: codesOf(answer.error) })
  return ok(answer.value.map((version) => ({ ...version, status: versionStatusOf(version.statusWord) })))
}

export const activeVersion = (versions: readonly KnownVersion[]): KnownVersion | null =>
  versions.find(({ status }) => status === "active") ?? null

/** Whether a draft has become the contract. */
export const isActivated = (draft: Draft, versions: readonly KnownVersion[]): boolean =>
  versions.some(({ uuid, status }) => uuid === draft.versionUuid && status === "active")

/** Whether a draft still changes the version that holds; unless the service says otherwise, it does. */
export function isCurrent(draft: Draft, versions: readonly KnownVersion[]): boolean {
  const active = activeVersion(versions)
  return active === null || draft.fromVersionUuid === null || active.uuid === draft.fromVersionUuid
}
