import { applicationUuid } from "../../core/partner/ids"
import { statementLocaleOf } from "../../core/partner/statement-locale"
import { localeOf } from "../../core/shared/locale"
import type { DirectState } from "../../core/shared/direct-state"
import type { FinancingRecord } from "../../core/shared/records"
import { isRedirectAllowed } from "../../core/shared/redirect-hosts"
import { ok } from "../../core/shared/result"
import type { Bank } from "../../clients/partner/statement-reading"
import { statementUrlOf } from "../addresses"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk, ShopDesk } from "../desk"
import { sendAttachments } from "../papers/attachments"
import type { IncomingFile } from "../papers/checked-files"
import { partnerOf } from "../partner/partner-of"
import type { Result } from "../../core/shared/result"
import { beginProof, noteAskedAgain } from "./asked-again"
import { refuseStep, type DirectOutcome } from "./direct-outcome"
import { directPlanOf } from "./direct-plan"
import { carryOutStep, changeDirect, intendStep, oneStep } from "./one-step"

const mayUseBank = ({ flow, stage, direct }: FinancingRecord): boolean =>
  flow === "direct" && stage === "proving_income" && direct?.proof?.ways.includes("bank") === true

/** The banks from which the applicant's statement can be read (C6). */
export async function banksFor(
  desk: Desk,
  financing: FinancingRecord,
): Promise<DirectOutcome<readonly Bank[]>> {
  if (!mayUseBank(financing)) return refuseStep("bank_not_possible")
  const { client } = await partnerOf(desk, financing)
  const banks = await client.readBanks({ applicationUuid: applicationOf(financing) })
  return banks.ok ? banks : refuseStep("service_unavailable")
}

const applicationOf = ({ remote_application_id: id }: FinancingRecord) => applicationUuid.parse(id)

/** Begins the reading of a statement at a bank (C7): where the applicant continues. */
export const chooseBank = (
  desk: ShopDesk,
  id: string,
  bankId: string,
): Promise<DirectOutcome<{ readonly redirectUrl: string }>> =>
  oneStep(desk, id, async (financing) => {
    if (!mayUseBank(financing)) return refuseStep("bank_not_possible")
    const { client, connection } = await partnerOf(desk, financing)
    await beginProof(desk, financing)
    const operation = await intendStep(desk, financing, { kind: "statement" })
    const end = await carryOutStep(
      desk,
      { financing, operation },
      {
        send: () =>
          client.retrieveStatement({
            applicationUuid: applicationOf(financing),
            bankId,
            returnUrl: statementUrlOf(desk.records.settings, financing.id),
            locale: statementLocaleOf(localeOf(connection.market, connection.locale)),
          }),
      },
    )
    if (end.kind !== "done")
      return refuseStep(end.kind === "refused" ? "service_refused" : "service_unavailable")
    const { redirectUrl } = end.value
    return isRedirectAllowed(redirectUrl, connection.redirect_hosts)
      ? ok({ redirectUrl })
      : refuseStep("service_unavailable")
  })

/**
 * Notes that the service now looks at a proof.
 * @param asked the record as it was when the proof was given: what was asked for anew since then is still to be given
 */
export async function noteProof(
  desk: Desk,
  asked: FinancingRecord,
  way: "bank" | "upload",
): Promise<FinancingRecord> {
  const given = { way, at: desk.clock.now().toISOString() }
  const noted = await changeDirect(desk, asked, {
    state: (state, { stage }) =>
      stage === "proving_income" && state.proof !== null && isSameRequest(state.proof, asked)
        ? { ...state, proof: { ...state.proof, given } }
        : state,
  })
  return noteAskedAgain(desk, noted)
}

const isSameRequest = (proof: NonNullable<DirectState["proof"]>, { direct }: FinancingRecord): boolean =>
  proof.again === direct?.proof?.again && proof.ways.length === direct.proof.ways.length

/** Hands on files that prove the income (C8), as they come, within the plan's limits. */
export async function uploadProof(
  desk: ShopDesk,
  financing: FinancingRecord,
  files: AsyncIterable<IncomingFile>,
): Promise<Result<FinancingRecord, CommandRefusal>> {
  const { settings } = await directPlanOf(desk, financing)
  await beginProof(desk, financing)
  const sent = await sendAttachments(desk, financing.id, { files, actor: null, limits: settings.uploads })
  return sent.ok ? ok(await noteProof(desk, financing, "upload")) : sent
}
