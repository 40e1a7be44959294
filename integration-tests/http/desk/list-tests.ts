import { fillFinancings } from "../support/fill-financings"
import { http } from "../support/http"
import type { Loose, Shop } from "../support/shop"
import { act, begin, fault } from "../support/shopper"

/** The list of many financings, and what is read of all of them at once. */
export function listTests(shop: () => Shop): void {
  const list = async (query: string): Promise<Loose> =>
    (await shop().admin(`/financing/financings?${query}`)).body
  const idsOf = (page: Loose): string[] => page.financings.map((one: Loose) => one.id)

  /** All ids in the order of the pages, one page after the other. */
  async function walk(query: string, way: "next" | "previous", first: string): Promise<string[][]> {
    const pages: string[][] = []
    let page = await list(`${query}${first}`)
    pages.push(idsOf(page))
    while (page[way] !== null) {
      page = await list(`${query}&${way === "next" ? "after" : "before"}=${String(page[way])}`)
      pages.push(idsOf(page))
    }
    return pages
  }

  it.each(["-created_at", "created_at"])(
    "pages sorted by %s hold every financing once, forwards and from the last page back",
    async (order) => {
      await fillFinancings(shop(), 47)
      const query = `limit=10&order=${order}`
      const forwards = await walk(query, "next", "")
      expect(forwards.map((page) => page.length)).toEqual([10, 10, 10, 10, 7])
      expect(new Set(forwards.flat()).size).toBe(47)
      const backwards = await walk(query, "previous", "&last=true")
      expect(backwards.map((page) => page.length)).toEqual([10, 10, 10, 10, 7])
      expect(backwards.reverse().flat()).toEqual(forwards.flat())
      expect(await list(query)).toMatchObject({ count: 47, limit: 10, previous: null })
    },
  )

  it("one page back is the page before", async () => {
    await fillFinancings(shop(), 25)
    const first = await list("limit=10")
    const second = await list(`limit=10&after=${String(first.next)}`)
    expect(idsOf(await list(`limit=10&before=${String(second.previous)}`))).toEqual(idsOf(first))
  })

  it.each([
    ["an order's number", "1012", ["fin_row_0012"]],
    ["an order's number as people write it", "%231012", ["fin_row_0012"]],
    ["how a purchase reference begins, in either letter case", "frow00001", ["10", "11", "12"]],
    ["how a contract's number begins", "c-2", ["2"]],
    ["a cart", "cart_row_7", ["7"]],
    ["nothing of ours", "100%25", []],
  ])("finds by %s", async (_what, q, found) => {
    await fillFinancings(shop(), 12)
    const ids = idsOf(await list(`q=${q}`)).sort()
    expect(ids).toEqual(found.map((id) => (id.startsWith("fin") ? id : `fin_row_${id.padStart(4, "0")}`)))
  })

  it("filters by stage, connection, attention and day", async () => {
    await fillFinancings(shop(), 30)
    expect((await list("stage=active&stage=new")).count).toBe(15)
    expect((await list(`connection_id=${shop().connectionId}&attention=terminated`)).count).toBe(3)
    expect((await list("connection_id=another")).count).toBe(0)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect((await list(`created_from=${tomorrow}`)).count).toBe(0)
    expect((await list(`created_to=${tomorrow}`)).count).toBe(30)
    expect(idsOf(await list("order=attention_since"))).toEqual([
      "fin_row_0030",
      "fin_row_0020",
      "fin_row_0010",
    ])
  })

  it.each([
    ["a page that is none", "after=nonsense", "Begin at the first page"],
    ["two pages at once", "after=a&last=true", "not for several"],
    ["an unknown order", "order=payable", "order"],
    ["too many at once", "limit=1000", "limit"],
    ["a date that is none", "created_from=yesterday", "created_from"],
    ["paging by number", "offset=20", "offset"],
  ])("refuses %s with a sentence", async (_what, query, sentence) => {
    const { status, body } = await shop().admin(`/financing/financings?${query}`)
    expect(status).toBe(400)
    expect(body.message).toContain(sentence)
  })

  it("a page of a list in another order is refused", async () => {
    await fillFinancings(shop(), 12)
    const { next } = await list("limit=5")
    const { body } = await shop().admin(`/financing/financings?order=attention_since&after=${String(next)}`)
    expect(body.message).toContain("sorted in another way")
  })

  it("the attention list holds what waits for a person, the longest wait first, with its ways out", async () => {
    await fillFinancings(shop(), 30)
    const { body } = await shop().admin("/financing/financings/attention?limit=2")
    expect(body.count).toBe(3)
    expect(body.cases.map((one: Loose) => one.financing.id)).toEqual(["fin_row_0030", "fin_row_0020"])
    expect(body.cases[0]).toMatchObject({
      reason: "terminated",
      sentence: expect.stringContaining("terminated the contract"),
      exits: ["refresh", "record", "ignore"],
      since: expect.any(String),
    })
    const more = await shop().admin(`/financing/financings/attention?limit=2&after=${String(body.next)}`)
    expect(more.body.cases.map((one: Loose) => one.financing.id)).toEqual(["fin_row_0010"])
  })

  it("the export is a CSV file of all that match, without the ids that open a cart or an order", async () => {
    await fillFinancings(shop(), 30)
    const { body, headers } = await shop().admin<string>("/financing/financings/export?stage=active")
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="financings-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const lines = body.split("\r\n")
    expect(lines[0]).toMatch(/^id,created_at,order_number,/)
    expect(lines).toHaveLength(1 + 15 + 1)
    expect(body).not.toContain("cart_row")
    expect(body).toContain("fin_row_0012")
  })

  it("the funnel tells how far the financings got, and each week's paid amounts", async () => {
    await fillFinancings(shop(), 30)
    const { body } = await shop().admin("/financing/financings/funnel?weeks=3")
    expect(body).toMatchObject({ started: 30, decided: 30, granted: 15, paid: 15, lost: { declined: 15 } })
    expect(body.weeks).toHaveLength(3)
    expect(body.weeks[2]).toEqual({
      week: expect.stringMatching(/^\d{4}-W\d\d$/),
      amounts: [{ currency_code: "eur", amount: "157.50" }],
    })
    expect(body.weeks[0].amounts).toEqual([])
  })

  it("many are read from the service at once; one that cannot be read does not keep the others", async () => {
    const [one, other] = [await begin(shop()), await begin(shop())]
    await act(shop(), one.session, "decline")
    const { body } = await shop().admin("/financing/financings/refresh", {
      body: { ids: [one.id, other.id, one.id, "fin_of_nobody"] },
    })
    expect(body.results).toEqual([
      { id: one.id, outcome: "read", stage: "declined" },
      { id: other.id, outcome: "read", stage: expect.any(String) },
      { id: "fin_of_nobody", outcome: "failed", stage: null },
    ])
    await fault(shop(), { endpoint: "A3", kind: "status", status: 500 })
    const failed = await shop().admin("/financing/financings/refresh", { body: { ids: [other.id] } })
    expect(failed.body.results).toMatchObject([{ id: other.id, outcome: "failed" }])
    const tooMany = { ids: Array.from({ length: 51 }, (_, at) => `fin_${String(at)}`) }
    expect((await shop().admin("/financing/financings/refresh", { body: tooMany })).status).toBe(400)
  }, 60_000)

  it("nobody without the admin's login lists or exports anything", async () => {
    for (const path of ["export", "attention", "funnel"]) {
      expect((await http(`${shop().url}/admin/financing/financings/${path}`)).status).toBe(401)
    }
  })
}
