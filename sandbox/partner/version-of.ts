import type { Call } from "../http/endpoint"
import type { Contract } from "../world/contract"
import type { ContractVersion } from "../world/contract-version"

/** The contract's version that the path names. */
export const versionOf = ({ params }: Call, { versions }: Contract): ContractVersion | undefined =>
  versions.find(({ uuid }) => uuid === params.versionUuid)
