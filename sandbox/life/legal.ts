import { allowedSigningMethods } from "./signing-methods"
import { contractRefusalOf, refusalOf } from "./refusals"
import type { Application } from "../world/application"
import type { Contract } from "../world/contract"
import type { World } from "../world/world"
import { whyNotActivated } from "./versions"

/**
 * The commands that would be accepted now, if their bodies are right, by the document's numbers. Reading (C2, C6, C9, E1, E4, F1, F3, F5)
 * and D1 to D3 are always legal and not listed.
 */
export function legalCommands(world: World, application: Application): readonly string[] {
  const contract = world.contracts.get(application.contractUuid ?? "")
  return [
    ...applicationCommands(world, application),
    ...(contract === undefined ? [] : contractCommands(world, application, contract)),
  ]
}

function applicationCommands(world: World, application: Application): readonly string[] {
  const rules = [
    ["C3", refusalOf.accept],
    ["C4", refusalOf.cancelApplication],
    ["C5:POST", refusalOf.signApplication],
    ["C5:PATCH", refusalOf.confirmApplication],
    ["C7", refusalOf.retrieveStatement],
    ["C8", refusalOf.attachStatement],
  ] as const
  return rules.filter(([, refusal]) => refusal(world, application) === null).map(([command]) => command)
}

function contractCommands(world: World, { product }: Application, contract: Contract): readonly string[] {
  const rules = [
    ["E3", contractRefusalOf.confirmSigning],
    ["E5", contractRefusalOf.approve],
    ["E6", contractRefusalOf.cancel],
    ["E7", contractRefusalOf.payDown],
    ["E8", contractRefusalOf.withdraw],
    ["E9", contractRefusalOf.setPayoutAccount],
    ["F2", contractRefusalOf.partialReturn],
  ] as const
  const any = world.settings.requests.signing_methods === "any"
  const methods =
    contractRefusalOf.sign(world, contract) === null ? allowedSigningMethods(product.method, any) : []
  const drafts = contract.versions.filter((version) => whyNotActivated(world, contract, version) === null)
  return [
    ...methods.map((method) => `E2:${method}`),
    ...rules.filter(([, refusal]) => refusal(world, contract) === null).map(([command]) => command),
    ...drafts.map(({ uuid }) => `F4:${uuid}`),
  ]
}
