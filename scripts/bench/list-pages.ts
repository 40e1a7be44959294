import assert from "node:assert/strict"

import type { Client } from "pg"

import { ADMIN_LOGIN } from "../../demo/seed/identity"
import { type AdminApi, signIn } from "../../demo/stack/admin-api"
import { fillFinancings } from "./fill-financings"
import { p95, type Times } from "./times"

export const FEW = 1_000
export const MANY = 100_000

/** Milliseconds that a page may take at the 95th percentile, and how much more of many than of few. */
export const PAGE_LIMIT_MS = 50
export const PAGE_RATIO = 1.5

/** The table grows and shrinks so often, so that whatever else the machine does meets both sizes. */
const ROUNDS = 3
const REQUESTS = 60
const WARM_UP = 15

type Page = { readonly financings: readonly object[]; readonly next: string | null }

/** What is opened, by its query; the first two are what is promised. */
const PAGES = {
  "first page": () => "limit=20",
  "last page": () => "limit=20&last=true",
  "second page": (first: Page) => `limit=20&after=${first.next ?? ""}`,
  "first page of a stage": () => "limit=20&stage=active",
  "last page of a stage": () => "limit=20&stage=active&last=true",
  "attention, oldest first": () => "limit=20&attention=any&order=attention_since",
  "search by reference": () => "limit=20&q=F0",
  "search by order number": () => "limit=20&q=100512",
} as const satisfies Record<string, (first: Page) => string>

export type PageName = keyof typeof PAGES

const NAMES = Object.keys(PAGES) as PageName[]

export const PROMISED = ["first page", "last page"] as const satisfies readonly PageName[]

export type PageTimes = Readonly<Record<PageName, { few: number[]; many: number[] }>>

/** Times of whole requests over HTTP on this machine, the login's check included. Milliseconds. */
export async function listTimes(
  url: string,
  database: Client,
  say: (line: string) => void,
): Promise<PageTimes> {
  const admin = await signIn(url, ADMIN_LOGIN)
  const times = Object.fromEntries(NAMES.map((name) => [name, { few: [], many: [] }])) as unknown as PageTimes
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const size of ["few", "many"] as const) {
      const count = size === "few" ? FEW : MANY
      say(`Round ${round} of ${ROUNDS}: ${count} financings`)
      await fillFinancings(database, count)
      for (const name of NAMES) times[name][size].push(...(await timesOf(admin, name)))
    }
  }
  return times
}

async function timesOf(admin: AdminApi, name: PageName): Promise<number[]> {
  const read = (query: string) => admin.get<Page>(`/financing/financings?${query}`)
  const query = PAGES[name](await read("limit=20"))
  const times: number[] = []
  for (let at = -WARM_UP; at < REQUESTS; at += 1) {
    const began = performance.now()
    const page = await read(query)
    if (at >= 0) times.push(performance.now() - began)
    assert.ok(page.financings.length > 0, `${name} is empty.`)
  }
  return times
}

export const ratioOfPages = ({ few, many }: { readonly few: Times; readonly many: Times }): number =>
  p95(many) / p95(few)

const COLUMNS = [28, 12, 12, 10]

/** One line for each page: its 95th percentile of few and of many, and how they compare. */
export function pageTable(times: PageTimes): string {
  const head = ["", `p95 ${FEW}`, `p95 ${MANY}`, "ratio"]
  const lines = NAMES.map((name) => [
    name,
    `${p95(times[name].few).toFixed(1)} ms`,
    `${p95(times[name].many).toFixed(1)} ms`,
    ratioOfPages(times[name]).toFixed(2),
  ])
  const aligned = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(COLUMNS[at] ?? 0) : cell.padStart(COLUMNS[at] ?? 0)))
      .join("")
  return [head, ...lines].map(aligned).join("\n")
}
