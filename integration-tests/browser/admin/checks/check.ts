import type { Merchant } from "../support/merchant"

/** Does one command in the browser and compares screen, ledger and Medusa; answers what it saw, for the report. */
export type Check = (merchant: Merchant) => Promise<string>
