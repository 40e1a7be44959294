import { Readable } from "node:stream"
import { contractUuid } from "../../core/partner/ids"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { Download } from "../../clients/http/download"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { knownFile } from "./first-bytes"
import { offeredPaper } from "./offered-paper"
import { readingFailureOf } from "./paper-failure"

export interface PrintoutWish {
  /** Made anew, with what was added after the contract was formed. */
  readonly regenerate: boolean
  readonly actor: string | null
}

/** The contract as a PDF on its way: reading it fails when it does not come to its end. */
export interface Printout {
  readonly filename: string
  /** Null where the service does not say. */
  readonly bytes: number | null
  readonly content: Readable
}

/** Opens the printed contract (E1 and its file). Nobody but the server sees its link, and it is never held whole. */
export async function openPrintout(
  desk: Desk,
  id: string,
  { regenerate, actor }: PrintoutWish,
): Promise<Result<Printout, CommandRefusal>> {
  const offered = await offeredPaper(desk, id, "printout")
  if (!offered.ok) return offered
  const { client, financing } = offered.value
  const uuid = contractUuid.parse(financing.remote_contract_id)
  const file = await client.openPrintout({ contractUuid: uuid, forceRegeneration: regenerate })
  if (!file.ok) return err(readingFailureOf(file.error))
  const content = await pdfOf(file.value)
  if (content === null) return err({ reason: "printout_not_a_file", codes: [] })
  const summary = regenerate ? "printout_regenerated" : "printout_opened"
  await desk.records.journal(financing, [{ kind: "action", summary, actor }])
  return ok({ filename: filenameOf(financing), bytes: file.value.bytes, content })
}

/** The file, if it begins like a PDF: what a broken service answers is not called a contract. */
async function pdfOf({ content }: Download): Promise<Readable | null> {
  try {
    const file = await knownFile(content)
    if (file.kind === "application/pdf") return Readable.from(file.content, { objectMode: false })
  } catch {
    // It broke before it began: there is nothing to hand on.
  }
  content.destroy()
  return null
}

/** The contract's number; of whatever the service puts into it only what a file's name may hold. */
function filenameOf({ facts, id }: FinancingRecord): string {
  const number = facts?.["contract_number"]
  const name = typeof number === "string" ? number.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 80) : ""
  return `contract-${name === "" ? id : name}.pdf`
}
