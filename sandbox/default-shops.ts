import type { Market, Product, Shop } from "./shops"

const HIRE_PURCHASE = {
  method: "hire-purchase",
  type: "hire_purchase",
  minAmount: "75.00",
  maxAmount: "20000.00",
  defaultAmount: "300.00",
  periods: [3, 6, 12, 24, 36, 48, 60],
  defaultPeriod: 12,
  paymentDays: [5, 10, 15, 18, 20],
  defaultPaymentDay: 20,
  contractFeeRate: "0.01",
  contractFeeMinimum: "5.00",
  adminFeeMonthly: "0.95",
  downPaymentMinimumRate: "0.10",
  requiredParams: ["credit_application.monthly_income", "credit_application.monthly_financial_obligations"],
} as const

const SPLIT = {
  method: "split-payment",
  type: "split",
  minAmount: "50.00",
  maxAmount: "16000.00",
  defaultAmount: "150.00",
  periods: [3, 4, 6],
  defaultPeriod: 3,
  paymentDays: [10, 20],
  defaultPaymentDay: 20,
  interestRateAnnual: "0",
  contractFeeRate: "0",
  contractFeeMinimum: "0.00",
  adminFeeMonthly: "0.00",
  downPaymentMinimumRate: null,
} as const

const PAY_NEXT_MONTH = {
  ...SPLIT,
  method: "pay-next-month",
  type: "pay_next_month",
  minAmount: "10.00",
  maxAmount: "2000.00",
  defaultAmount: "50.00",
  periods: [1],
  defaultPeriod: 1,
  approval: false,
} as const

/** The same five products in every market; the codes differ, and one holds a `%`, as the service's own do. */
const productsOf = (market: Market): readonly Product[] => [
  {
    ...HIRE_PURCHASE,
    code: `hirepurchase_epos_approval_${market}`,
    name: "Hire-purchase with merchant approval",
    interestRateAnnual: "0.0899",
    approval: true,
  },
  {
    ...HIRE_PURCHASE,
    code: `hirepurchase_epos_${market}`,
    name: "Hire-purchase",
    interestRateAnnual: "0.1290",
    approval: false,
  },
  { ...SPLIT, code: `split_epos_approval_${market}`, name: "Split with merchant approval", approval: true },
  { ...SPLIT, code: `split_epos_0.0%_${market}`, name: "Split into parts", approval: false },
  { ...PAY_NEXT_MONTH, code: `paynextmonth_epos_${market}`, name: "Pay next month" },
]

const shop = (market: Market, currency: string, shopUuid: string): Shop => ({
  market,
  name: `Sandbox shop ${market.toUpperCase()}`,
  shopUuid,
  apiKey: `sandbox-key-${market}-not-a-secret`,
  currency,
  products: productsOf(market),
})

/** One shop for each market. The first shop's uuid is the one that the service's own samples show. */
export const DEFAULT_SHOPS: readonly Shop[] = [
  shop("ee", "EUR", "a93f1f44-d5dd-4469-bfcc-c1de9e969213"),
  shop("lv", "EUR", "b1c5a0de-0c6f-4a57-9f0e-6d2b8f3a7b01"),
  shop("lt", "EUR", "c27d9b1f-51b3-4d0c-8a64-0f9e4c5d8e02"),
  shop("pl", "PLN", "d3e8c2a0-7f4e-4b91-b5d8-1a0f7e6c9d03"),
  shop("cz", "CZK", "e4f9d3b1-8a5f-4ca2-86e9-2b1a8f7d0e04"),
]
