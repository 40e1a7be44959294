import type { PartnerClient } from "../../../src/clients/partner/create-partner-client"
import type { ApplicationUuid, ContractUuid } from "../../../src/core/partner/ids"
import { SIGNING_METHODS, type SigningMethod } from "../../../src/core/partner/signing-method"
import type { Result } from "../../../src/core/shared/result"
import type { SystemError } from "../../../src/core/shared/system-error"
import { ACCOUNT, statement } from "../../../scripts/matrix/applicant"
import { codeOf } from "../../../scripts/matrix/code"
import type { Twin } from "../../../scripts/matrix/twin"
import type { Purchase } from "./purchase"

export interface Actors {
  readonly twin: Twin
  readonly client: PartnerClient
}

type Outcome = Promise<Result<unknown, SystemError>>

const back = "https://shop.example.com/back"
const RETURN = "10.05"
const RETURN_CENTS = 1005

/** What the shop sends about an application, by the twin's name of the command. */
const ON_APPLICATION: Readonly<
  Record<string, (actors: Actors, purchase: Purchase, applicationUuid: ApplicationUuid) => Outcome>
> = {
  C3: ({ client }, _, applicationUuid) => client.acceptApplication({ applicationUuid }),
  C4: ({ client }, _, applicationUuid) => client.cancelApplication({ applicationUuid }),
  "C5:POST": async ({ client, twin }, purchase, applicationUuid) => {
    const signing = await client.signApplication({ applicationUuid, method: "sms" })
    purchase.code = codeOf(twin)
    return signing
  },
  "C5:PATCH": ({ client }, { code }, applicationUuid) =>
    client.confirmApplication({ applicationUuid, method: "sms", confirmationCode: code ?? "0000" }),
  C7: ({ client }, _, applicationUuid) =>
    client.retrieveStatement({ applicationUuid, bankId: "24", returnUrl: back, locale: "et" }),
  C8: ({ client }, _, applicationUuid) => client.uploadAttachments({ ...statement(), applicationUuid }),
}

/** What the shop sends about a contract. */
const ON_CONTRACT: Readonly<
  Record<string, (actors: Actors, purchase: Purchase, contractUuid: ContractUuid) => Outcome>
> = {
  E3: ({ client }, { code }, contractUuid) =>
    client.confirmContract({ contractUuid, method: "sms", confirmationCode: code ?? "0000" }),
  E5: ({ client }, _, contractUuid) => client.approveContract({ contractUuid }),
  E6: ({ client }, _, contractUuid) => client.cancelContract({ contractUuid }),
  E7: ({ client }, _, contractUuid) => client.createPaymentLink({ contractUuid, returnUrl: back }),
  E8: async ({ client }, purchase, contractUuid) => {
    const withdrawn = await client.withdrawContract({ contractUuid })
    purchase.withdrawalSent ||= withdrawn.ok
    return withdrawn
  },
  E9: ({ client }, _, contractUuid) => client.addPayoutAccount({ contractUuid, accountNumber: ACCOUNT }),
  F2: async ({ client }, purchase, contractUuid) => {
    const draft = await client.draftVersion({ contractUuid, returnAmount: RETURN })
    if (draft.ok) purchase.drafts.set(draft.value.uuid, RETURN_CENTS)
    return draft
  },
}

const isSigningMethod = (word: string): word is SigningMethod => SIGNING_METHODS.some((one) => one === word)

const noSuchCommand = (command: string): never => {
  throw new Error(`The twin names a command that the shop does not know: ${command}.`)
}

/** Sends one command that the twin calls legal. */
export async function send(actors: Actors, purchase: Purchase, command: string): Outcome {
  const [name = "", detail = ""] = command.split(":")
  const { applicationUuid, contractUuid } = purchase
  const onApplication = ON_APPLICATION[command]
  if (onApplication !== undefined && applicationUuid !== null)
    return onApplication(actors, purchase, applicationUuid)
  if (contractUuid === null) return noSuchCommand(command)
  if (name === "E2" && isSigningMethod(detail)) {
    const signing = await actors.client.signContract({ contractUuid, method: detail })
    if (detail === "sms") purchase.code = codeOf(actors.twin)
    return signing
  }
  if (name === "F4") {
    const activated = await actors.client.activateVersion({ contractUuid, versionUuid: detail })
    if (activated.ok) purchase.returnedCents += purchase.drafts.get(detail) ?? 0
    return activated
  }
  const onContract = ON_CONTRACT[name]
  return onContract === undefined ? noSuchCommand(command) : onContract(actors, purchase, contractUuid)
}
