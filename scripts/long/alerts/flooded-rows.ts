import { Client } from "pg"

/** All that an alert must not change. */
export const financingRows = `SELECT id, stage, order_id, payment_id, payment_session_id, attention, orphaned, payable,
  remote_session_id, captured_at, activated_at, ended_at FROM financing ORDER BY id`

export const alertRows = "SELECT id FROM financing_journal_entry WHERE summary = 'alert_received'"

/** Asks the store's database directly. */
export async function readFlooded(databaseUrl: string, question: string): Promise<object[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<object>(question)).rows
  } finally {
    await client.end()
  }
}
