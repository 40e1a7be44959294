import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { inAShop } from "./support/in-a-shop"
import { papersOf } from "./support/papers"
import type { Loose } from "./support/shop"
import { act, begin, fault, setSandbox } from "./support/shopper"

const IBAN = "EE382200221020145685"
const OTHER_IBAN = "LV80BANK0000435195001"
const MEGABYTE = 1024 * 1024

inAShop((shop) => {
  const { sql, send, read, refresh, operations, changeConnection, requests, contract, sold } = papersOf(shop)

  describe("the printed contract", () => {
    it("is handed on as a file named by the contract, kept nowhere, and its link stays here", async () => {
      const financing = await sold()
      const answer = await read(financing, "printout")
      expect(answer.status).toBe(200)
      expect(String(answer.body)).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/)
      const { number } = await contract()
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="contract-${String(number)}.pdf"`,
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      })
      expect(JSON.stringify([...answer.headers])).not.toContain(shop().sandbox.url)
    })

    it("is made anew only when asked, and then shows what was added since", async () => {
      const financing = await sold()
      await send(financing, "purchase", { description: "Two chairs" })
      expect(String((await read(financing, "printout")).body)).not.toContain("Two chairs")
      expect(String((await read(financing, "printout?regenerate=true")).body)).toContain("Two chairs")
    })

    it("is refused before there is a contract, and for a method that has none", async () => {
      const early = await begin(shop())
      expect((await read(early, "printout")).body.message).toContain("There is no contract yet")
      const next = await begin(shop(), "pay-next-month")
      await act(shop(), next.session, "grant")
      const answer = await read(await refresh(next), "printout")
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining("Pay next month has no contract") },
      })
      expect((await read({ id: "fin_none" }, "printout")).status).toBe(404)
    })

    it("that the service refuses shows its codes", async () => {
      const financing = await sold()
      await fault(shop(), {
        endpoint: "E1",
        kind: "status",
        status: 404,
        body: { message: "contract_not_found" },
      })
      const answer = await read(financing, "printout")
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining("contract_not_found") },
      })
    })

    it("larger than 10 MB is not handed on", async () => {
      const financing = await sold()
      await setSandbox(shop(), { printout_bytes: 11 * MEGABYTE })
      const answer = await read(financing, "printout?regenerate=true")
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining("too_large") } })
    })

    describe("from another of the service's hosts", () => {
      let files: Server
      let host: string
      let content: readonly string[]

      beforeAll(async () => {
        files = createServer((_request, response) => {
          for (const piece of content) response.write(piece)
          if (content.length === 1) response.end()
          else setTimeout(() => response.destroy(), 100)
        })
        await new Promise<void>((ready) => files.listen(0, "127.0.0.1", ready))
        host = `127.0.0.1:${String((files.address() as AddressInfo).port)}`
      })
      afterAll(() => files.close())

      const linkTo = async (financing: Loose): Promise<Promise<Loose>> => {
        const body = { uuid: financing.remote_contract_id, link: `http://${host}/file` }
        await fault(shop(), { endpoint: "E1", kind: "status", status: 200, body })
        await changeConnection({ redirect_hosts: [new URL(shop().sandbox.url).host, host] })
        return read(financing, "printout")
      }

      it("that breaks half-way breaks the connection: half a contract is never called whole", async () => {
        const financing = await sold()
        content = ["%PDF-1.7 the first half", "x".repeat(100_000)]
        await expect(linkTo(financing)).rejects.toThrow()
      })

      it("that is no PDF is not handed on", async () => {
        const financing = await sold()
        content = ["<html>Sign in</html>"]
        const answer = await linkTo(financing)
        expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining("not a PDF") } })
      })
    })
  })

  describe("the payout account", () => {
    it("reaches the service, and nothing but its last four characters stays anywhere", async () => {
      const said = jest.fn()
      const logger = shop().container.resolve(ContainerRegistrationKeys.LOGGER)
      for (const level of ["debug", "info", "warn", "error"] as const)
        jest.spyOn(logger, level).mockImplementation((...words: unknown[]) => void said(words))
      const financing = await sold()
      const answer = await send(financing, "payout-account", { iban: "ee38 2200 2210 2014 5685" })
      jest.restoreAllMocks()
      expect(answer).toMatchObject({
        status: 200,
        body: { financing: { facts: { payout_account_last_four: "5685" } } },
      })
      expect((await contract()).payout_account).toBe(IBAN)
      expect(await operations(financing, "payout_account")).toMatchObject([
        { status: "done", remote: { last_four: "5685" } },
      ])
      const kept = await Promise.all(
        ["financing", "financing_operation", "financing_journal_entry", "financing_lease"].map((table) =>
          sql()(table).select("*"),
        ),
      )
      const everything = JSON.stringify([
        kept,
        answer.body,
        (await read(financing, "")).body,
        said.mock.calls,
      ])
      expect(everything).not.toContain(IBAN)
      expect(everything.replace(/\s/g, "")).not.toMatch(/2200221020|22002210/)
    })

    it.each([
      ["EE382200221020145686", "check digits"],
      ["EE3822002210201456", "too short or too long"],
      ["my account", "not an IBAN"],
    ])("%s is refused before anything is sent", async (iban, words) => {
      const financing = await sold()
      const answer = await send(financing, "payout-account", { iban })
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(words) } })
      expect(answer.body.message).not.toContain(iban)
      expect(await requests("E9")).toBe(0)
    })

    it("of an active contract is refused: the contract is read just before, and nothing is sent", async () => {
      const financing = await sold()
      await act(shop(), financing.session, "activate")
      const answer = await send(financing, "payout-account", { iban: IBAN })
      expect(answer.body.message).toContain("only while the contract is unsigned or signed")
      expect(await requests("E9")).toBe(0)
    })

    it("whose answer was lost is found on the contract, and is not sent again", async () => {
      const financing = await sold()
      await fault(shop(), { endpoint: "E9", kind: "reset_after", times: 1 })
      expect((await send(financing, "payout-account", { iban: IBAN })).status).toBe(200)
      expect(await requests("E9")).toBe(1)
      expect(await operations(financing, "payout_account")).toMatchObject([{ status: "done" }])
    })

    it("that never arrived is said to be the one of before, and can be sent again", async () => {
      const financing = await sold()
      await fault(shop(), { endpoint: "E9", kind: "reset", times: 1 })
      const answer = await send(financing, "payout-account", { iban: IBAN })
      expect(answer.body.message).toContain("still shows the account of before")
      expect((await send(financing, "payout-account", { iban: OTHER_IBAN })).status).toBe(200)
      expect((await contract()).payout_account).toBe(OTHER_IBAN)
    })

    it("set by two at once is sent by one of them", async () => {
      const financing = await sold()
      await fault(shop(), { endpoint: "E9", kind: "delay", ms: 500, times: 1 })
      const answers = await Promise.all([
        send(financing, "payout-account", { iban: IBAN }),
        send(financing, "payout-account", { iban: IBAN }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      expect(await requests("E9")).toBe(1)
    })

    it("is not asked for while the service does not answer for the contract", async () => {
      const financing = await sold()
      await fault(shop(), { endpoint: "E4", kind: "status", status: 503 })
      const answer = await send(financing, "payout-account", { iban: IBAN })
      expect(answer.body.message).toContain("could not be read, so nothing was sent")
      expect(await requests("E9")).toBe(0)
    })
  })

  it("the payment schedule is shown as the application will be paid back", async () => {
    const financing = await sold()
    const { schedule } = (await read(financing, "schedule")).body
    expect(schedule.rows.length).toBeGreaterThan(1)
    expect(schedule.rows[0]).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      amount: expect.stringMatching(/^\d/),
      principal: expect.any(String),
      interest: expect.any(String),
      balance: expect.any(String),
    })
    expect(Number(schedule.total)).toBeGreaterThan(249)
    await fault(shop(), {
      endpoint: "C9",
      kind: "status",
      status: 422,
      body: { message: ["payment_schedule_not_found"] },
    })
    expect((await read(financing, "schedule")).body).toEqual({ schedule: null })
  })
})
