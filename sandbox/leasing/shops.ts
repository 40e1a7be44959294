/** One row of a tariff. Service reference, section 9.1: months, EUR and real percents. */
export interface TariffRow {
  readonly term_from: number
  readonly term_to: number
  readonly amount_from: number
  readonly amount_to: number
  readonly advance_from: number
  readonly advance_to: number
  readonly admin_fee: number
  readonly monthly_admin_fee: number
  readonly monthly_interest: number
}

export interface LeasingTariff {
  readonly tariff_code: string
  readonly valid_from: string
  readonly valid_to: string
  readonly moki: string
  readonly rows: readonly TariffRow[]
}

/** One e-shop of the leasing service with its own key, which opens nothing but the sandbox. */
export interface LeasingShop {
  readonly name: string
  readonly uuid: string
  readonly apiKey: string
  readonly tariffs: readonly LeasingTariff[]
}

const STANDARD: LeasingTariff = {
  tariff_code: "LT-STANDARD",
  valid_from: "2020-01-01",
  valid_to: "2099-12-31",
  moki: "LEASING",
  rows: [
    {
      term_from: 6,
      term_to: 60,
      amount_from: 100,
      amount_to: 15_000,
      advance_from: 0,
      advance_to: 50,
      admin_fee: 1.5,
      monthly_admin_fee: 0.2,
      monthly_interest: 0.9,
    },
  ],
}

const ADVANCE: LeasingTariff = {
  ...STANDARD,
  tariff_code: "LT-ADVANCE",
  rows: STANDARD.rows.map((row) => ({
    ...row,
    advance_from: 20,
    admin_fee: 0.5,
    monthly_admin_fee: 0,
    monthly_interest: 0.7,
  })),
}

/** Two e-shops in Lithuania: one with two tariffs, whose uuid the service's own samples show, and one with one. */
export const DEFAULT_LEASING_SHOPS: readonly LeasingShop[] = [
  {
    name: "Sandbox leasing shop LT",
    uuid: "c3945e9e-426f-8859-8b60-3b9e9a46d101",
    apiKey: "sandbox-leasing-key-lt-not-a-secret",
    tariffs: [STANDARD, ADVANCE],
  },
  {
    name: "Sandbox leasing shop LT, one tariff",
    uuid: "d4a56faf-537a-4969-9c71-4caf0b57e202",
    apiKey: "sandbox-leasing-key-lt-single-not-a-secret",
    tariffs: [STANDARD],
  },
]
