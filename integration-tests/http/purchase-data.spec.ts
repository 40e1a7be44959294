import { deskOf } from "../../src/commerce/desk-of-container"
import { tellDuePapers } from "../../src/operations/papers/due-papers"
import { inAShop } from "./support/in-a-shop"
import { papersOf } from "./support/papers"
import type { Loose } from "./support/shop"
import { begin, fault, financingOf, orderOf, setSandbox, until } from "./support/shopper"

const PDF = "%PDF-1.7\nsample\n%%EOF"
const MEGABYTE = 1024 * 1024

inAShop((shop) => {
  const papers = papersOf(shop)
  const { send, operations, requests, application, purchase, sold, soldAndTold, proving } = papers
  const tellDue = (): Promise<number> => tellDuePapers(deskOf(shop().container))
  const firstItem = async (financing: Loose): Promise<Loose> =>
    (await shop().admin(`/orders/${String(financing.order_id)}?fields=id,*items`)).body.order.items[0]

  describe("the purchase", () => {
    it("gets the order's number by itself once the order is placed, and once only", async () => {
      const financing = await soldAndTold()
      const order = (await shop().admin(`/orders/${String(financing.order_id)}?fields=display_id`)).body.order
      expect((await purchase()).reference).toBe(String(order.display_id))
      await papers.refresh(financing)
      await tellDue()
      expect(await requests("D1")).toBe(1)
      expect(await operations(financing, "purchase")).toMatchObject([
        { status: "done", note: "order_number", next_try_at: null },
      ])
    })

    it("of a service that is down is told later, and the shopper's purchase does not wait for it", async () => {
      await fault(shop(), { endpoint: "D1", kind: "status", status: 503 })
      const financing = await sold()
      expect(financing.order_id).not.toBeNull()
      await until(
        () => operations(financing, "purchase"),
        ([told]) => told?.status === "unknown",
        30_000,
      )
      await fetch(`${shop().sandbox.url}/_sandbox/faults`, { method: "DELETE" })
      await papers
        .sql()("financing_operation")
        .where({ kind: "purchase" })
        .update({ next_try_at: new Date() })
      expect(await tellDue()).toBe(1)
      expect((await purchase()).reference).toBe(String(financing.order_number))
    }, 60_000)

    it("that the service refuses for good is not tried again, and takes nothing from the order", async () => {
      const refusal = { message: ["purchase_is_not_valid"] }
      await fault(shop(), { endpoint: "D1", kind: "status", status: 422, body: refusal })
      const financing = await sold()
      const [told] = await until(
        () => operations(financing, "purchase"),
        ([one]) => one?.status === "refused",
      )
      expect(told).toMatchObject({ codes: ["purchase_is_not_valid"], next_try_at: null })
      expect(await orderOf(shop(), financing.order_id)).toMatchObject({ payment_status: "authorized" })
      expect(await financingOf(shop(), financing.id)).toMatchObject({ attention: null })
    })

    it("of a connection that does not want it keeps its reference", async () => {
      await papers.changeConnection({ overrides: { purchase_reference_from_order: false } })
      const financing = await sold()
      await papers.refresh(financing)
      expect(await operations(financing, "purchase")).toEqual([])
      expect(await requests("D1")).toBe(0)
    })

    it("is renamed by a person", async () => {
      const financing = await soldAndTold()
      const answer = await send(financing, "purchase", { reference: "A-17", description: "Two chairs" })
      expect(answer.status).toBe(200)
      expect(await purchase()).toMatchObject({ reference: "A-17", description: "Two chairs" })
      expect((await send(financing, "purchase", {})).body.message).toContain("Nothing was given")
    })

    it("of a financing without an application is refused with the reason", async () => {
      const attempt = await begin(shop())
      for (const name of ["purchase", "items"])
        expect((await send(attempt, name, { reference: "A-17" })).status).toBe(400)
      const answer = await send(attempt, "purchase", { reference: "A-17" })
      expect(answer.body.message).toContain(
        "The service has named no application for this financing, so its purchase data cannot be changed here.",
      )
      expect((await papers.read(attempt, "schedule")).body.message).toContain("has named no application")
    })
  })

  describe("the items", () => {
    it("are those of the order, with the amount of each row", async () => {
      const financing = await soldAndTold()
      expect((await send(financing, "items", {})).status).toBe(200)
      expect((await purchase()).items).toEqual([
        { type: "product", description: "article-249, One", quantity: 1, amount: "249" },
      ])
    })

    it("take serial numbers, and the contract is printed anew with them", async () => {
      const financing = await soldAndTold()
      const { id } = await firstItem(financing)
      const answer = await send(financing, "items", {
        items: [{ order_item_id: id, serial_number: "SN-1" }],
      })
      expect(answer.status).toBe(200)
      expect((await purchase()).items).toMatchObject([{ quantity: 1, serial_number: "SN-1" }])
      expect(String((await papers.read(financing, "printout")).body)).toContain("SN-1")
    })

    it("named by hand stand for themselves; a row that the order has not is refused", async () => {
      const financing = await soldAndTold()
      await send(financing, "items", { items: [{ description: "A chair", amount: 100.5 }] })
      expect((await purchase()).items).toEqual([{ description: "A chair", amount: "100.5" }])
      const wrong = await send(financing, "items", { items: [{ order_item_id: "none", quantity: 1 }] })
      expect(wrong.body.message).toContain("not in the order")
      const empty = await send(financing, "items", { items: [{ order_item_id: null }] })
      expect(empty.status).toBe(400)
    })

    it("with serial numbers in Medusa's metadata are told by themselves when the goods go out", async () => {
      const financing = await soldAndTold()
      const item = await firstItem(financing)
      const fulfilled = await shop().admin(`/orders/${String(financing.order_id)}/fulfillments`, {
        body: { items: [{ id: item.id, quantity: 1 }], metadata: { serial_numbers: ["SN-7", "SN-8"] } },
      })
      expect(fulfilled.status).toBe(200)
      const items = await until(
        async () => (await purchase()).items,
        (seen) => seen.length > 0,
      )
      expect(items).toMatchObject([{ description: "article-249, One", serial_number: "SN-7, SN-8" }])
      expect(await operations(financing, "items")).toMatchObject([{ note: "serial_numbers", status: "done" }])
    })

    it("of goods without serial numbers are not told by themselves", async () => {
      const financing = await soldAndTold()
      const item = await firstItem(financing)
      await shop().admin(`/orders/${String(financing.order_id)}/fulfillments`, {
        body: { items: [{ id: item.id, quantity: 1 }] },
      })
      await new Promise((go) => setTimeout(go, 500))
      expect(await requests("D2")).toBe(0)
    })
  })

  describe("the merchant behind a purchase", () => {
    const merchant = { merchant_name: "Sample Seller", merchant_order_reference: "S-1" }

    it("is named only on a connection that sells for several, and with at least one field", async () => {
      const financing = await soldAndTold()
      const answer = await send(financing, "merchant", merchant)
      expect(answer.body.message).toContain("marked as selling for several merchants")
      await papers.changeConnection({ aggregator: true })
      expect((await send(financing, "merchant", {})).body.message).toContain("Nothing was given")
      expect(await requests("D3")).toBe(0)
    })

    it("is sent once, also when it is pressed twice", async () => {
      await papers.changeConnection({ aggregator: true })
      const financing = await soldAndTold()
      expect((await send(financing, "merchant", merchant)).status).toBe(200)
      expect((await send(financing, "merchant", merchant)).status).toBe(200)
      expect(await requests("D3")).toBe(1)
      expect((await purchase()).merchant).toMatchObject({ merchant_name: "Sample Seller" })
    })

    it("that nobody answered for is not sent again by itself", async () => {
      await papers.changeConnection({ aggregator: true })
      const financing = await soldAndTold()
      await fault(shop(), { endpoint: "D3", kind: "reset_after", times: 1 })
      const answer = await send(financing, "merchant", merchant)
      expect(answer.body.message).toContain("Whether it has the merchant is not known")
      await tellDue()
      expect(await requests("D3")).toBe(1)
    })
  })

  describe("files that prove an income", () => {
    const form = (...files: readonly (string | Uint8Array<ArrayBuffer>)[]): FormData => {
      const filled = new FormData()
      for (const file of files) filled.append("attachments[]", new Blob([file]), "Private Person.pdf")
      return filled
    }
    const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 0xff, 0xd9])
    const large = (bytes: number): string => PDF.padEnd(bytes, " ")

    const attachments = async (): Promise<Loose[]> => (await application()).attachments

    it("reach the service whole, under names of ours", async () => {
      const financing = await proving()
      const answer = await send(financing, "attachments", form(large(3 * MEGABYTE), JPEG))
      expect(answer.status).toBe(200)
      expect(await attachments()).toMatchObject([
        { filename: "attachment-1.pdf", kind: "pdf", bytes: 3 * MEGABYTE },
        { filename: "attachment-2.jpg", kind: "jpeg", bytes: JPEG.length },
      ])
      expect(await operations(financing, "attachments")).toMatchObject([{ status: "done" }])
    })

    it.each([
      ["of another kind", () => form(PDF, "<html>"), "File 2 is neither a PDF nor a JPEG or PNG picture."],
      ["too large", () => form(large(26 * MEGABYTE)), "File 1 is larger than 25 MB."],
      [
        "too large together",
        () => form(large(9 * MEGABYTE), large(9 * MEGABYTE), large(9 * MEGABYTE)),
        "File 3 makes all files together larger than 25 MB.",
      ],
      ["too many", () => form(...Array<string>(11).fill(PDF)), "File 11 is one more than the 10 files"],
      ["none", () => form(), "Choose at least one"],
    ])(
      "%s: refused by the file's position, and the service has none of them",
      async (_what, files, words) => {
        const financing = await proving()
        const answer = await send(financing, "attachments", files())
        expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(words) } })
        expect(answer.body.message).not.toContain("Private")
        expect(await attachments()).toEqual([])
      },
    )

    it("are refused while the service waits for none, before they are read", async () => {
      const answer = await send(await soldAndTold(), "attachments", form(PDF))
      expect(answer.body.message).toContain("does not ask for a proof of income")
      expect(await requests("C8")).toBe(0)
    })

    it("that nobody answered for are not sent again by themselves", async () => {
      const financing = await proving()
      await setSandbox(shop(), { income_proof_delay_ms: null })
      await fault(shop(), { endpoint: "C8", kind: "reset", times: 1 })
      const answer = await send(financing, "attachments", form(PDF))
      expect(answer.body.message).toContain("Whether it has the files is not known")
      expect(await requests("C8")).toBeLessThanOrEqual(1)
    })

    it("in anything but a form are refused", async () => {
      const answer = await send(await proving(), "attachments", { attachments: [] })
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining("did not arrive") },
      })
    })
  })
})
