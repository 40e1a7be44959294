import type { NextAction } from "../client/next-action.js"
import { acceptOffer } from "./accept-offer.js"
import { apply } from "./apply.js"
import { confirmCode } from "./confirm-code.js"
import { payDown } from "./pay-down.js"
import { proveIncome } from "./prove-income.js"
import { redirect } from "./redirect.js"
import { sign } from "./sign.js"
import { chooseOther, complete, wait } from "./simple.js"
import type { Surroundings } from "./step.js"

/** What is shown for an action. */
export function bodyOf(action: NextAction, around: Surroundings): readonly Node[] {
  switch (action.type) {
    case "redirect":
      return redirect({ ...around, action })
    case "apply":
      return apply({ ...around, action })
    case "wait":
      return wait({ ...around, action })
    case "prove_income":
      return proveIncome({ ...around, action })
    case "accept_offer":
      return acceptOffer({ ...around, action })
    case "sign":
      return sign({ ...around, action })
    case "confirm_code":
      return confirmCode({ ...around, action })
    case "pay_down":
      return payDown({ ...around, action })
    case "complete":
      return complete({ ...around, action })
    case "choose_other":
      return chooseOther({ ...around, action })
  }
}
