import {
  activateVersion,
  draftVersion,
  readChangeOptions,
  readVersionSchedule,
  readVersions,
} from "../../src/clients/partner/partial-return"
import { value, type Journey } from "./journey"
import { NOBODYS, type Row } from "./row"
import { ANY } from "./rows-application"
import { NOBODYS_CONTRACT } from "./rows-signing"

const returnAmount = "50.05"

async function drafted({ client, returnable }: Journey) {
  const { contractUuid } = await returnable()
  const draft = value(await client.draftVersion({ contractUuid, returnAmount }))
  return { contractUuid, versionUuid: draft.uuid, paymentScheduleUuid: draft.paymentScheduleUuid ?? "" }
}

/** Group F. */
export const RETURN_ROWS: readonly Row[] = [
  {
    id: "F1",
    name: "readChangeOptions",
    endpoint: readChangeOptions,
    silence: "may_be_silent",
    prepare: async ({ returnable }, variant) => {
      const { contractUuid } = await returnable()
      // Bare limits do not say of what: the merchant may try, and the service decides.
      const unsaid = variant?.name === "change_options" && variant.form === "limits_only"
      return {
        ask: (client, options) => client.readChangeOptions({ contractUuid }, options),
        says: unsaid ? {} : { partialReturn: true, minAmount: "1", maxAmount: "299.1" },
      }
    },
    refused: (client, options) => client.readChangeOptions(NOBODYS_CONTRACT, options),
  },
  {
    id: "F2",
    name: "draftVersion",
    endpoint: draftVersion,
    silence: "must_say",
    prepare: async ({ returnable }) => {
      const { contractUuid } = await returnable()
      return {
        ask: (client, options) => client.draftVersion({ contractUuid, returnAmount }, options),
        says: { paymentScheduleUuid: ANY, returnAmount },
      }
    },
    refused: (client, options) => client.draftVersion({ ...NOBODYS_CONTRACT, returnAmount }, options),
  },
  {
    id: "F3",
    name: "readVersionSchedule",
    endpoint: readVersionSchedule,
    silence: "must_say",
    prepare: async (journey) => {
      const asked = await drafted(journey)
      return {
        ask: (client, options) => client.readVersionSchedule(asked, options),
        says: { amount: "250.05" },
      }
    },
    refused: (client, options) =>
      client.readVersionSchedule({ ...NOBODYS_CONTRACT, paymentScheduleUuid: NOBODYS }, options),
  },
  {
    id: "F4",
    name: "activateVersion",
    endpoint: activateVersion,
    silence: "may_be_silent",
    prepare: async (journey) => {
      const asked = await drafted(journey)
      return { ask: (client, options) => client.activateVersion(asked, options), says: {} }
    },
    refused: (client, options) =>
      client.activateVersion({ ...NOBODYS_CONTRACT, versionUuid: NOBODYS }, options),
  },
  {
    id: "F5",
    name: "readVersions",
    endpoint: readVersions,
    silence: "must_say",
    prepare: async (journey) => {
      const { contractUuid } = await drafted(journey)
      return {
        ask: (client, options) => client.readVersions({ contractUuid }, options),
        says: [{ uuid: ANY }, { uuid: ANY }],
      }
    },
    refused: (client, options) => client.readVersions(NOBODYS_CONTRACT, options),
  },
]
