import fs from "node:fs"
import os from "node:os"
import path from "node:path"

import { atOnce } from "../load/at-once"
import { readLog } from "../load/read-log"
import { type Accounts, checkBooks } from "../long/rush/check-books"
import { planPrices, planPurchases } from "../long/rush/plan-purchases"
import { accountsOf } from "./support/rush-accounts"

const failedChecks = (accounts: Accounts): string[] =>
  checkBooks(accounts).flatMap(({ name, problems }) => (problems.length > 0 ? [name] : []))

type Parts = ReturnType<typeof accountsOf>["parts"]

/** The accounts of one purchase, with one thing changed. */
function accountsWith(change: (parts: Parts) => void): Accounts {
  const accounts = accountsOf()
  change(accounts.parts)
  return accounts
}

describe("the rush", () => {
  it("plans the same purchases and prices for the same seed, and others for another", () => {
    expect(planPurchases(7, 20)).toEqual(planPurchases(7, 20))
    expect(planPurchases(7, 20)).not.toEqual(planPurchases(8, 20))
    expect(planPrices(7)).toEqual(planPrices(7))
  })

  it("never lets more shoppers in than it may", async () => {
    let inside = 0
    let most = 0
    const work = async (item: number) => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => setTimeout(resolve, 1))
      inside -= 1
      return item * 2
    }
    expect(await atOnce(3, [1, 2, 3, 4, 5, 6, 7], work)).toEqual([2, 4, 6, 8, 10, 12, 14])
    expect(most).toBe(3)
  })

  it("is content with books in which everything is there once", () => {
    expect(failedChecks(accountsOf())).toEqual([])
  })

  const CHANGES: Readonly<Record<string, [RegExp, (parts: Parts) => void]>> = {
    "an order that was thrown away": [/orders in Medusa/, ({ rows }) => void (rows.order += 1)],
    "a cart with two orders": [/orders in Medusa/, ({ rows }) => void (rows.order_cart += 1)],
    "an order's transaction booked twice": [/captures/, ({ rows }) => void (rows.order_transaction += 1)],
    "an order that is not captured": [/captures/, ({ order }) => void (order.payment_status = "authorized")],
    "a second payment": [
      /captures/,
      ({ order }) =>
        void order.payment_collections.push({ payments: [{ id: "2", amount: 1, captures: [] }] }),
    ],
    "a session that is not paid": [/ledger$/, ({ session }) => void (session.status = "granted")],
    "a cent too much": [/to the cent/, ({ capture }) => void (capture.amount += 0.01)],
    "another currency": [/to the cent/, ({ order }) => void (order.currency_code = "czk")],
    "a callback that was refused": [/callback/, ({ first }) => void (first.status = 503)],
    "a callback that was sent once": [/callback/, ({ attempts }) => void attempts.pop()],
    "an approval that was sent twice": [/approval/, ({ requests }) => void requests.push({ endpoint: "E5" })],
    "a financing that needs a person": [
      /person/,
      ({ financing }) => void (financing.attention = "terminated"),
    ],
    "a financing that does not know it": [/person/, ({ financing }) => void (financing.captured_at = null)],
  }

  it.each(Object.keys(CHANGES))("notices %s", (name) => {
    const [check, change] = CHANGES[name]!
    const failed = failedChecks(accountsWith(change))
    expect(failed).toEqual([expect.stringMatching(check)])
  })

  it("finds errors, stray rejections and stacks in a log, and counts warnings", () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "financing-log-")), "medusa.log")
    const lines = [
      '{"level":"info","message":"Error is only a word here"}',
      '{"level":"warn","message":"one"}',
      '{"level":"error","message":"two"}',
      '{"level":"unhandled","message":"three"}',
      "TypeError: four",
      "(node:1) DeprecationWarning: of somebody else",
    ]
    fs.writeFileSync(file, lines.join("\n"))
    expect(readLog(file)).toEqual({ errors: [lines[2], lines[3], lines[4]], warnings: [lines[1]] })
    fs.rmSync(path.dirname(file), { recursive: true })
  })
})
