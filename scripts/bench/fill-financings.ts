import type { Client } from "pg"

const ROWS = `
  with plans as (
    select id, connection_id, method, currency_code,
           row_number() over (order by id) - 1 as place, count(*) over () as number
      from financing_plan where deleted_at is null)
  insert into financing (id, method, plan_id, connection_id, payable, currency_code, cart_id, locale, order_number,
    purchase_reference, facts, stage, attention, attention_since, activated_at, failure_codes, fingerprint,
    token_hash, return_token_hash, valid_until, created_at)
  select 'fin_bench_' || n, plans.method, plans.id, plans.connection_id, '249.00', plans.currency_code,
         'cart_' || md5(n::text), 'et-ET', 100000 + n, 'F' || upper(substr(md5('reference' || n), 1, 20)),
         jsonb_build_object('contract_number', 'HP' || n),
         (array['active', 'active', 'active', 'declined', 'expired', 'started', 'awaiting_approval', 'cancelled'])[1 + n % 8],
         case when n % 200 = 0 then 'terminated' end, case when n % 200 = 0 then now() - n * interval '1 minute' end,
         case when n % 8 < 3 then now() - n * interval '1 minute' end, '[]', md5(n::text), md5('token' || n),
         md5('return' || n), now(), now() - n * interval '1 minute'
    from generate_series(1, $1::int) as row(n) join plans on plans.place = n % plans.number`

/** Leaves the table with exactly this many financings, as a database that has settled has them. */
export async function fillFinancings(database: Client, count: number): Promise<void> {
  await database.query("delete from financing where id like 'fin_bench_%'")
  await database.query(ROWS, [count])
  await database.query("vacuum analyze financing")
}
