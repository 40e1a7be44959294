import { DEFAULT_DIRECT_SETTINGS, type DirectSettings } from "../../shared/direct-settings"
import type { ConnectionRecord, PlanRecord } from "../../shared/records"
import type { RegionMethods } from "../../shared/region-methods"
import { goLive } from "../go-live"
import type { GoLiveFacts } from "../go-live-facts"

const NOW = new Date("2026-11-21T12:00:00Z")

const connection = (change: Partial<ConnectionRecord> = {}): ConnectionRecord => ({
  id: "fincon_1",
  name: "Estonia",
  system: "partner",
  market: "ee",
  environment: "production",
  base_url: "https://api.example.com",
  shop_uuid: "a93f1f44-d5dd-4469-bfcc-c1de9e969213",
  redirect_hosts: ["api.example.com"],
  dialect: "v2",
  overrides: {},
  locale: null,
  salesperson_reference: null,
  merchant_domain_name: null,
  additional_data: null,
  credit_application_data: null,
  aggregator: false,
  short_flow_agreed: false,
  key_hint: "1234",
  last_success_at: NOW,
  last_callback_at: NOW,
  refused_callbacks: 0,
  created_at: NOW,
  updated_at: NOW,
  ...change,
})

const plan = (change: Partial<PlanRecord> = {}): PlanRecord => ({
  id: "finplan_1",
  connection_id: "fincon_1",
  method: "hire-purchase",
  product_code: "HP_10%",
  name: "Hire purchase",
  flow: "epos",
  currency_code: "eur",
  countries: ["ee"],
  categories: [],
  products: [],
  starts_at: null,
  ends_at: null,
  min_amount: "75",
  max_amount: "5000",
  periods: [6, 12],
  default_period: 12,
  approval_agreed: true,
  withdrawal_agreed: false,
  approve_when: "manual",
  approval_paused: false,
  approval_wait_hours: null,
  valid_days: 7,
  priority: 0,
  status: "active",
  direct: null,
  parameters: null,
  refreshed_at: NOW,
  refresh_problem: null,
  ...change,
})

/** Sold inside the shop, with everything that this needs. */
const inShop = (change: Partial<DirectSettings> = {}): PlanRecord =>
  plan({
    flow: "direct",
    direct: {
      ...DEFAULT_DIRECT_SETTINGS,
      consents: [{ type: "DATA_PROCESSING", required: true, version: "1", texts: { en: "I agree." } }],
      ...change,
    },
  })

const region = (change: Partial<RegionMethods> = {}): RegionMethods => ({
  id: "reg_1",
  name: "Europe",
  currency_code: "eur",
  countries: ["ee"],
  methods: { "hire-purchase": true, "split-payment": false, "pay-next-month": false, leasing: false },
  ...change,
})

const DEFAULT = {
  name: "default",
  return_url: "https://shop.example.com/{country_code}/financing/return",
  cart_url: "https://shop.example.com/{country_code}/checkout",
}

const facts = (change: Partial<GoLiveFacts> = {}): GoLiveFacts => ({
  publicUrl: "https://medusa.example.com",
  storefronts: [DEFAULT],
  offerTestPlans: false,
  connections: [connection()],
  plans: [plan()],
  regions: [region()],
  identityChecked: true,
  now: NOW,
  ...change,
})

const open = (change: Partial<GoLiveFacts>): string[] =>
  goLive(facts(change)).checks.flatMap(({ id, state }) => (state === "done" ? [] : [`${id} ${state}`]))

describe("the check before a shop goes live", () => {
  it("has nothing to say of a shop that is complete", () => {
    expect(open({})).toEqual([])
    expect(goLive(facts()).ready).toBe(true)
  })

  it.each<[string, Partial<GoLiveFacts>, string[]]>([
    ["an address of this machine", { publicUrl: "https://localhost:9000" }, ["public_url todo"]],
    ["an address without https", { publicUrl: "http://medusa.example.com" }, ["public_url todo"]],
    [
      "a storefront on this machine",
      { storefronts: [{ ...DEFAULT, return_url: "http://localhost:8000/return" }] },
      ["storefront todo"],
    ],
    [
      "a placeholder that is never filled in",
      { storefronts: [{ ...DEFAULT, return_url: "https://shop.example.com/{cartId}" }] },
      ["storefront todo"],
    ],
    [
      "one address for all countries",
      {
        storefronts: [
          { name: "default", return_url: "https://a.example.com", cart_url: "https://a.example.com" },
        ],
        regions: [region({ countries: ["ee", "lv"] })],
      },
      ["storefront warning"],
    ],
    [
      "test plans that shoppers are offered",
      {
        offerTestPlans: true,
        connections: [connection(), connection({ id: "fincon_2", environment: "test" })],
        plans: [plan(), plan({ id: "finplan_2", connection_id: "fincon_2" })],
      },
      ["test_plans todo"],
    ],
    ["no connection at all", { connections: [], plans: [] }, ["production_connection todo"]],
    [
      "a market with a test connection only",
      { connections: [connection(), connection({ id: "fincon_2", market: "lv", environment: "test" })] },
      ["production_connection todo"],
    ],
    [
      "a connection that never worked",
      { connections: [connection({ last_success_at: null })] },
      ["tested todo"],
    ],
    ["no callback yet", { connections: [connection({ last_callback_at: null })] }, ["callback warning"]],
    [
      "callbacks that are signed with another key",
      { connections: [connection({ last_callback_at: null, refused_callbacks: 3 })] },
      ["callback todo"],
    ],
    ["no plan", { plans: [] }, ["plan todo"]],
    ["a plan that is paused", { plans: [plan({ status: "paused" })] }, ["plan todo"]],
    ["a plan without a range", { plans: [plan({ refreshed_at: null })] }, ["plan todo", "plan_range todo"]],
    [
      "a plan that could not be read lately",
      { plans: [plan({ refresh_problem: "unavailable: timeout" })] },
      ["plan_range warning"],
    ],
    ["a plan that is over", { plans: [plan({ ends_at: NOW })] }, ["plan todo", "plan_over warning"]],
    [
      "goods that are shipped before they are paid",
      { plans: [plan({ approve_when: "fulfilled" })] },
      ["autopilot warning"],
    ],
    [
      "an approval that nobody agreed",
      { plans: [plan({ approve_when: "placed", approval_agreed: false })] },
      ["autopilot warning"],
    ],
    [
      "a region without the method",
      { regions: [region({ methods: { ...region().methods, "hire-purchase": false } })] },
      ["region todo"],
    ],
    [
      "no region with the plan's currency",
      { regions: [region({ currency_code: "pln" })] },
      ["region_missing todo"],
    ],
    [
      "a plan inside the shop without the check of who applies",
      { plans: [inShop()], identityChecked: false },
      ["plan_identity todo", "storefront_steps warning"],
    ],
    [
      "a plan inside the shop without consents",
      { plans: [inShop({ consents: [] })] },
      ["plan_consents todo", "storefront_steps warning"],
    ],
    [
      "a way to sign that the product does not allow",
      { plans: [inShop({ signing_methods: ["sms"] })] },
      ["plan_signing todo", "storefront_steps warning"],
    ],
    [
      "a storefront that must show every step, once for all plans",
      { plans: [inShop(), plan({ ...inShop(), id: "finplan_2" })] },
      ["storefront_steps warning"],
    ],
  ])("names %s", (_what, change, found) => {
    expect(open(change)).toEqual(found)
    expect(goLive(facts(change)).ready).toBe(!found.some((one) => one.endsWith("todo")))
  })

  it("needs no check of who applies where the service does not want it", () => {
    const elsewhere = {
      connections: [connection({ market: "pl" })],
      plans: [inShop()],
      identityChecked: false,
    }
    expect(open(elsewhere)).toEqual(["storefront_steps warning"])
  })

  it("says of each thing that is left what to do, and of which record", () => {
    const { checks } = goLive(facts({ connections: [connection({ last_success_at: null })] }))
    expect(checks.find(({ id }) => id === "tested")).toEqual({
      id: "tested",
      state: "todo",
      sentence: "The connection Estonia was never used with success. Test it.",
      where: "connections",
      subject: "fincon_1",
    })
  })
})
