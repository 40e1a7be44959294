import { Client } from "pg"

/** Ten minutes pass for what the killed process left: its leases run out, its rows become old. */
export async function letTimePass(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of STATEMENTS) await client.query(statement)
  } finally {
    await client.end()
  }
}

const STATEMENTS = [
  "update financing_lease set until = now() - interval '5 minutes'",
  "update financing_operation set updated_at = updated_at - interval '10 minutes'",
  "update refund set created_at = created_at - interval '10 minutes'",
  "update capture set created_at = created_at - interval '10 minutes'",
]
