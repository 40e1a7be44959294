import type { Contract } from "../world/contract"
import { activeVersion } from "../world/contract-version"

/** What the merchant is paid for a contract: its amount less what was given back, while it is active. */
export const paidForContract = (contract: Contract): string =>
  contract.status === "activated" ? activeVersion(contract).schedule.terms.amount : "0.00"
