import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf, recordsOf } from "../../../../../commerce/desk-of-container"
import { readCursor, type PageWanted } from "../../../../../core/shared/list-cursor"
import type { ExportQuery } from "../../list-validators"
import { headLine, lineOf, type Names } from "./csv-rows"

type Records = ReturnType<typeof recordsOf>

/** Rows that are held in memory at a time. */
const PAGE = 500

async function namesOf(records: Records): Promise<Names> {
  const [plans, connections] = await Promise.all([records.listPlans(), records.listConnectionRecords()])
  return new Map([...plans, ...connections].map(({ id, name }) => [id, name]))
}

async function* linesOf(records: Records, query: ExportQuery): AsyncGenerator<string> {
  const { order, ...filters } = query
  const names = await namesOf(records)
  yield headLine()
  let page: PageWanted | null = { at: "first" }
  while (page !== null) {
    const { financings, next } = await records.pageOfFinancings({ filters, order, limit: PAGE, page })
    yield financings.map((financing) => lineOf(financing, names)).join("")
    const place = next === null ? null : readCursor(next)
    page = place === null ? null : { at: "after", place }
  }
}

/** The list as a CSV file, streamed page by page; a failure on the way breaks the download off. */
export async function GET(req: MedusaRequest<unknown, ExportQuery>, res: MedusaResponse): Promise<void> {
  const day = new Date().toISOString().slice(0, "2026-11-21".length)
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", `attachment; filename="financings-${day}.csv"`)
  res.setHeader("Cache-Control", "no-store")
  const lines = Readable.from(linesOf(recordsOf(req.scope), req.validatedQuery))
  await pipeline(lines, res).catch((error: unknown) => {
    deskOf(req.scope).log.warn(
      `export of financings: broke off, ${error instanceof Error ? error.name : "error"}`,
    )
  })
}
