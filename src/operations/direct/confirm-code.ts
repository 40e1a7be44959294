import { contractUuid } from "../../core/partner/ids"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok } from "../../core/shared/result"
import type { ShopDesk } from "../desk"
import { partnerOf } from "../partner/partner-of"
import { refuseStep, type DirectOutcome } from "./direct-outcome"
import { carryOutStep, changeDirect, intendStep, oneStep } from "./one-step"
import { pollContract } from "./poll"
import { isUnsigned } from "./sign"

/** After so many wrong codes a new one must be asked for. */
const MOST_WRONG_CODES = 3

/** Hands on the code of the message (E3). It is kept nowhere. A lost answer is looked for in the contract. */
export const confirmCode = (desk: ShopDesk, id: string, code: string): Promise<DirectOutcome> =>
  oneStep(desk, id, async (financing) => {
    if (!isUnsigned(financing) || financing.direct?.signing?.method !== "sms") return refuseStep("not_now")
    const { client } = await partnerOf(desk, financing)
    const uuid = contractUuid.parse(financing.remote_contract_id)
    const operation = await intendStep(desk, financing, { kind: "confirm" })
    const end = await carryOutStep(
      desk,
      { financing, operation },
      { send: () => client.confirmContract({ contractUuid: uuid, method: "sms", confirmationCode: code }) },
    )
    if (end.kind === "refused") return wrongCode(desk, financing)
    pollContract(desk, id)
    return ok(await noteConfirmed(desk, financing))
  })

/** The contract tells whether the code was right; one that stays unsigned lets the shopper enter it again. */
const noteConfirmed = (desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> =>
  changeDirect(desk, financing, {
    state: (state) => ({
      ...state,
      signing: state.signing && { ...state.signing, confirmed_at: desk.clock.now().toISOString() },
    }),
  })

async function wrongCode(desk: ShopDesk, financing: FinancingRecord): Promise<DirectOutcome> {
  const after = await changeDirect(desk, financing, {
    state: (state) => {
      const { signing } = state
      if (signing === null) return state
      const wrong = signing.wrong_codes + 1
      return { ...state, signing: wrong >= MOST_WRONG_CODES ? null : { ...signing, wrong_codes: wrong } }
    },
  })
  return err({ kind: "code", reason: after.direct?.signing === null ? "too_many" : "wrong_code" })
}
