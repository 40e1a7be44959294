/** What the plugin's admin API answers about its settings. Amounts are decimal strings in major units. */
export type JsonObject = Readonly<Record<string, unknown>>

export interface ConnectionAnswer {
  readonly id: string
  readonly name: string
  /** `partner` or `leasing`. */
  readonly system: string
  readonly market: string
  readonly environment: string
  readonly base_url: string
  readonly shop_uuid: string
  readonly redirect_hosts: readonly string[]
  readonly dialect: string
  readonly overrides: JsonObject
  readonly locale: string | null
  readonly salesperson_reference: string | null
  readonly merchant_domain_name: string | null
  readonly additional_data: JsonObject | null
  readonly credit_application_data: JsonObject | null
  readonly aggregator: boolean
  /** The service has agreed to the short flow; of a partner connection in Estonia only. */
  readonly short_flow_agreed: boolean
  readonly key_hint: string | null
  readonly last_success_at: string | null
  readonly last_callback_at: string | null
  readonly refused_callbacks: number
  readonly callback_url: string | null
  readonly alert_url?: string | null
  readonly return_url_example?: string
  readonly cancel_url_example?: string | null
  readonly calls_24h?: number
  readonly failures_24h?: number
  readonly previous_key_valid?: boolean
  /** Financings refer to it. */
  readonly used?: boolean
}

/** `epos`: at the service; `direct`: inside the shop; `epos_short`: begun inside the shop, ended at the service. */
export type Flow = "epos" | "direct" | "epos_short"

export interface ConsentAnswer {
  readonly type: string
  readonly required: boolean
  /** The shop's own word for this wording. */
  readonly version: string
  /** By language, two lower-case letters. */
  readonly texts: Readonly<Record<string, string>>
}

/** How a plan is sold whose shopper applies inside the shop. */
export interface DirectAnswer {
  readonly default_language: string
  readonly consents: readonly ConsentAnswer[]
  readonly signing_methods: readonly string[]
  readonly uploads: { readonly max_files: number; readonly max_bytes: number }
}

export interface PlanAnswer {
  readonly id: string
  readonly connection_id: string
  readonly method: string
  readonly product_code: string
  readonly name: string
  readonly currency_code: string
  readonly countries: readonly string[]
  readonly categories: readonly string[]
  readonly products: readonly string[]
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly priority: number
  readonly approval_agreed: boolean
  readonly withdrawal_agreed: boolean
  readonly approve_when: string
  readonly approval_paused: boolean
  readonly approval_wait_hours: number | null
  readonly valid_days: number
  readonly status: string
  readonly flow: Flow
  readonly direct: DirectAnswer | null
  readonly min_amount: string | null
  readonly max_amount: string | null
  /** Months. */
  readonly periods: readonly number[]
  readonly default_period: number | null
  readonly parameters: JsonObject | null
  readonly refreshed_at: string | null
  readonly refresh_problem: string | null
}

export interface RegionAnswer {
  readonly id: string
  readonly name: string
  readonly currency_code: string
  readonly countries: readonly string[]
  /** Whether the region has each method. */
  readonly methods: Readonly<Record<string, boolean>>
}

export interface CheckAnswer {
  readonly id: string
  readonly state: "done" | "todo" | "warning"
  readonly sentence: string
  readonly where: string
  /** The id of the connection, plan or region that it is about. */
  readonly subject: string | null
}

export interface TestAnswer {
  readonly ok: boolean
  readonly diagnosis: string
  readonly message: string
  readonly codes: readonly string[]
}
