import type { ContractUuid } from "../../core/partner/ids"
import type { Asked } from "./partner-endpoint"

export interface ContractInput {
  readonly contractUuid: ContractUuid
}

export const placeOfContract = ({ input }: Asked<ContractInput>) => ({ contract: input.contractUuid })
