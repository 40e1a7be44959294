import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"

/** How many financings of the last weeks got how far, and how much was paid in each week. */
export interface Funnel {
  readonly started: number
  /** The service has said yes or no. */
  readonly decided: number
  /** It has said yes, whatever became of it. */
  readonly granted: number
  /** The contract was activated. */
  readonly paid: number
  readonly lost: {
    readonly declined: number
    readonly cancelled: number
    readonly expired: number
    readonly failed: number
  }
  /** ISO weeks in UTC ("2026-W47"), the oldest first; amounts are decimal strings in major units. */
  readonly weeks: readonly {
    readonly week: string
    readonly amounts: readonly { readonly currency_code: string; readonly amount: string }[]
  }[]
}

interface Counts {
  readonly started: number
  readonly granted: number
  readonly paid: number
  readonly declined: number
  readonly cancelled: number
  readonly expired: number
  readonly failed: number
}

const SINCE =
  "(date_trunc('week', ?::timestamptz at time zone 'UTC') - ? * interval '1 week') at time zone 'UTC'"

/** Trying out a test connection is not business, unless there is nothing else yet. */
const REAL = `deleted_at is null and (not test or not exists (
  select 1 from financing_connection where environment = 'production' and deleted_at is null))`

const GRANTED = `stage in ('offered', 'signing', 'paying_down', 'awaiting_approval', 'active', 'withdrawn', 'terminated')
  or (stage in ('cancelled', 'expired') and remote_contract_id is not null)`

const countOf = (stage: string): string => `count(*) filter (where stage = '${stage}')::int as ${stage}`

async function countsSince(em: EntityManager, now: Date, weeksBack: number): Promise<Counts> {
  const [row] = await em.execute<Counts[]>(
    `select count(*)::int as started,
            count(*) filter (where ${GRANTED})::int as granted,
            count(*) filter (where activated_at is not null)::int as paid,
            ${["declined", "cancelled", "expired", "failed"].map(countOf).join(", ")}
       from financing where ${REAL} and created_at >= ${SINCE}`,
    [now, weeksBack],
  )
  if (row === undefined) throw new Error("A count answered no row.")
  return row
}

/** What was activated in a week was started at most a year before it. */
async function amountsSince(em: EntityManager, now: Date, weeksBack: number) {
  return em.execute<{ week: string; currency_code: string | null; amount: string | null }[]>(
    `with paid as (
       select date_trunc('week', activated_at at time zone 'UTC') as monday, currency_code,
              sum(payable::numeric)::text as amount
         from financing
        where ${REAL} and activated_at >= ${SINCE} and created_at >= ${SINCE} - interval '1 year'
        group by 1, 2)
     select to_char(weeks.monday, 'IYYY-"W"IW') as week, paid.currency_code, paid.amount
       from generate_series(0, ?) as back(n)
       cross join lateral (
         select date_trunc('week', ?::timestamptz at time zone 'UTC') - back.n * interval '1 week' as monday) as weeks
       left join paid on paid.monday = weeks.monday
      order by weeks.monday, paid.currency_code`,
    [now, weeksBack, now, weeksBack, weeksBack, now],
  )
}

/** The last `weeks` ISO weeks, the running one included. */
export async function readFunnel(em: EntityManager, weeks: number, now: Date): Promise<Funnel> {
  const { started, granted, paid, ...lost } = await countsSince(em, now, weeks - 1)
  const amounts = await amountsSince(em, now, weeks - 1)
  const names = [...new Set(amounts.map(({ week }) => week))]
  return {
    started,
    decided: granted + lost.declined,
    granted,
    paid,
    lost,
    weeks: names.map((name) => ({
      week: name,
      amounts: amounts.flatMap(({ week, currency_code, amount }) =>
        week === name && currency_code !== null && amount !== null ? [{ currency_code, amount }] : [],
      ),
    })),
  }
}
