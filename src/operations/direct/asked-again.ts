import { isAskedAgain } from "../../core/partner/income-proof"
import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { isDue } from "../next-check"
import { changeDirect } from "./one-step"

/** How many callbacks of the financing have come. */
async function toldOf(desk: Desk, { id }: FinancingRecord): Promise<number> {
  return (await desk.records.listJournal(id)).filter(({ kind }) => kind === "callback").length
}

/** Notes what the service had told when the shopper began to prove the income. */
export async function beginProof(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  if (financing.direct?.proof == null) return financing
  const told = await toldOf(desk, financing)
  return changeDirect(desk, financing, {
    state: (state) => (state.proof === null ? state : { ...state, proof: { ...state.proof, told } }),
  })
}

/** Of an application only: a contract that waits for a proof is told of with other things too. */
const waitsForDecision = ({ stage, direct, remote_contract_id: contract }: FinancingRecord): boolean =>
  stage === "proving_income" && contract === null && direct?.proof?.given != null

/**
 * Lets the shopper prove the income once more, when the service wants another proof of the same kind. What has come
 * since the last reading is read first.
 */
export async function noteAskedAgain(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  if (!waitsForDecision(financing) || isDue(desk, financing)) return financing
  const told = await toldOf(desk, financing)
  if (!isAskedAgain(financing.direct?.proof ?? null, told)) return financing
  return changeDirect(desk, financing, {
    state: (state) =>
      state.proof !== null && isAskedAgain(state.proof, told)
        ? { ...state, proof: { ways: state.proof.ways, again: true, given: null } }
        : state,
  })
}
