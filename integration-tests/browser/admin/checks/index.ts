import type { CommandName } from "../../../../admin/shared/answers"
import type { Check } from "./check"
import { approve, cancel, returnPart, withdraw } from "./money"
import { attachments, items, merchantOfPurchase, payoutAccount, printout, purchase } from "./papers"
import { record, refresh, schedule, versions } from "./reading"

/** One check for each command. `return_part` moves the sandbox's clock by days: it comes last. */
export const CHECKS: Readonly<Record<CommandName, Check>> = {
  approve,
  cancel,
  withdraw,
  refresh,
  record,
  schedule,
  versions,
  payout_account: payoutAccount,
  printout,
  purchase,
  items,
  merchant: merchantOfPurchase,
  attachments,
  return_part: returnPart,
}
