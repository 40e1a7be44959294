import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Shop } from "./shop"

/**
 * Puts financings into the database without buying anything: number `n` is `fin_row_<n>`, three of them share each
 * microsecond, every tenth waits for a person since `n` minutes, every second is active.
 */
export async function fillFinancings(shop: Shop, count: number): Promise<void> {
  const { body } = await shop.admin("/financing/plans")
  const plan = body.plans[0]
  await shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `insert into financing (id, method, plan_id, connection_id, payable, currency_code, cart_id, locale,
       order_number, purchase_reference, facts, stage, attention, attention_since, activated_at, failure_codes,
       fingerprint, token_hash, return_token_hash, valid_until, created_at)
     select 'fin_row_' || lpad(n::text, 4, '0'), ?, ?, ?, '10.50', 'eur', 'cart_row_' || n, 'et-ET', 1000 + n,
       'FROW' || lpad(n::text, 6, '0'), jsonb_build_object('contract_number', 'C-' || n),
       case when n % 2 = 0 then 'active' else 'declined' end,
       case when n % 10 = 0 then 'terminated' end,
       case when n % 10 = 0 then now() - n * interval '1 minute' end,
       case when n % 2 = 0 then now() end, '[]', '', '', 'hash_' || n, now(),
       now() - (n / 3) * interval '1 microsecond'
     from generate_series(1, ?) as row(n)`,
    [plan.method, plan.id, plan.connection_id, count],
  )
}
