import {
  acceptApplication,
  cancelApplication,
  readApplication,
  submitApplication,
} from "../../src/clients/partner/application"
import { readSchedule } from "../../src/clients/partner/payment-schedule"
import { applicationUuid } from "../../src/core/partner/ids"
import { applicationFor, clashing, SOME_SHOP } from "./applicant"
import { NOBODYS, type Row } from "./row"

export const NOBODYS_APPLICATION = { applicationUuid: applicationUuid.parse(NOBODYS) }

const SOMEBODYS = applicationFor(SOME_SHOP)
const OF_NO_PRODUCT = {
  ...SOMEBODYS,
  creditApplication: { ...SOMEBODYS.creditApplication, productCode: "none" },
}

const LEVELS = ["summary", "items", "full"] as const

/** C1 to C4, and C9. */
export const APPLICATION_ROWS: readonly Row[] = [
  {
    id: "C1",
    name: "submitApplication",
    endpoint: submitApplication,
    silence: "must_say",
    prepare: async ({ twin, submitted }, variant) => {
      const clash = variant?.name === "customer_clash"
      if (clash) {
        await submitted()
        await twin.control("POST", "/settings", { customer_data: "compared" })
        await submitted()
      }
      const request = applicationFor(twin.shop)
      return {
        ask: (client, options) => client.submitApplication(clash ? clashing(request) : request, options),
        says: { amount: "300.1", period: 12, changedConditions: false, previousUuid: null },
      }
    },
    refused: (client, options) => client.submitApplication(OF_NO_PRODUCT, options),
  },
  {
    id: "C2",
    name: "readApplication",
    endpoint: readApplication,
    silence: "must_say",
    prepare: async ({ accepted, provingIncome }, variant) => {
      if (variant?.name === "income_proof") {
        const uuid = await provingIncome()
        return {
          ask: (client, options) => client.readApplication({ applicationUuid: uuid }, options),
          says: { uuid, decision: "income_proof_required" },
        }
      }
      const { applicationUuid: uuid, contractUuid } = await accepted()
      const named = variant?.name !== "details_contract" || variant.form !== "absent"
      return {
        ask: (client, options) => client.readApplication({ applicationUuid: uuid }, options),
        says: {
          uuid,
          decision: "positive",
          amount: "300.1",
          schedule: { amount: "300.1" },
          contractUuid: named ? contractUuid : null,
        },
      }
    },
    refused: (client, options) => client.readApplication(NOBODYS_APPLICATION, options),
  },
  {
    id: "C3",
    name: "acceptApplication",
    endpoint: acceptApplication,
    silence: "may_be_silent",
    prepare: async ({ offered }) => {
      const uuid = await offered()
      return {
        ask: (client, options) => client.acceptApplication({ applicationUuid: uuid }, options),
        says: { contractUuid: ANY },
      }
    },
    refused: (client, options) => client.acceptApplication(NOBODYS_APPLICATION, options),
  },
  {
    id: "C4",
    name: "cancelApplication",
    endpoint: cancelApplication,
    silence: "may_be_silent",
    prepare: async ({ offered }) => {
      const uuid = await offered()
      return {
        ask: (client, options) => client.cancelApplication({ applicationUuid: uuid }, options),
        says: {},
      }
    },
    refused: (client, options) => client.cancelApplication(NOBODYS_APPLICATION, options),
  },
  ...LEVELS.map(scheduleAt),
]

/** Anything but nothing. */
export const ANY = "any"

function scheduleAt(level: (typeof LEVELS)[number]): Row {
  return {
    id: "C9",
    name: `readSchedule ${level}`,
    endpoint: readSchedule,
    silence: "must_say",
    prepare: async ({ twin, offered, submitted }, variant) => {
      const missing = variant?.name === "schedule_missing"
      if (missing) await twin.control("POST", "/settings", { decision_delay_ms: null })
      const uuid = missing ? await submitted() : await offered()
      return {
        ask: (client, options) => client.readSchedule({ applicationUuid: uuid, level }, options),
        says: level === "summary" ? { amount: "300.1", payments: [] } : { payments: [{ number: 0 }] },
      }
    },
    refused: (client, options) => client.readSchedule({ ...NOBODYS_APPLICATION, level }, options),
  }
}
