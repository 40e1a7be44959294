import { fileOf } from "../../__tests__/support/applicant"
import {
  answer,
  reset,
  startScriptedServer,
  type ScriptedServer,
} from "../../__tests__/support/scripted-server"
import type { FilePart, Multipart } from "../multipart"
import { createTransport } from "../transport"

const MEGABYTE = Buffer.alloc(1024 * 1024, "x")

let server: ScriptedServer

const form = (...files: readonly FilePart[]): Multipart => ({
  fields: { type: "income_proof_document", description: "May\r\nand June" },
  fileField: "attachments[]",
  files,
  maxFileBytes: 8 * MEGABYTE.length,
})

const sent = (body: Multipart, timeoutMs = 5000) =>
  createTransport({ baseUrl: server.url, headers: {} }).exchange(
    { method: "POST", path: "/", body, freshConnection: true },
    timeoutMs,
  )

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.play(answer(201))
})

describe("a form with files", () => {
  it("carries its fields and each file under one name", async () => {
    expect(await sent(form(fileOf("one", "-two"), fileOf("three")))).toMatchObject({ value: { status: 201 } })
    const [request] = server.requests
    const boundary = /boundary=(.+)$/.exec(request?.headers["content-type"] ?? "")?.[1] ?? ""
    const parts = request?.body.split(`--${boundary}`) ?? []
    expect(parts).toHaveLength(6)
    expect(parts[1]).toBe('\r\nContent-Disposition: form-data; name="type"\r\n\r\nincome_proof_document\r\n')
    expect(parts[2]).toContain("\r\n\r\nMay and June\r\n")
    expect(parts[3]).toBe(
      '\r\nContent-Disposition: form-data; name="attachments[]"; filename="state%22ment.pdf"\r\n' +
        "Content-Type: application/pdf\r\n\r\none-two\r\n",
    )
    expect(parts[5]).toBe("--\r\n")
  })

  it("is read only as fast as it is sent, and far beyond what a JSON body may be", async () => {
    let read = 0
    const file: FilePart = {
      ...fileOf(),
      content: (async function* () {
        for (; read < 7; read++) yield await Promise.resolve(MEGABYTE)
      })(),
    }
    expect((await sent(form(file))).ok).toBe(true)
    expect(server.requests[0]?.body.length).toBeGreaterThan(7 * MEGABYTE.length)
  })

  it("ends when a file is too large: the system never had the whole of it", async () => {
    const large = fileOf(...Array.from({ length: 9 }, () => MEGABYTE))
    expect(await sent(form(large))).toEqual({
      ok: false,
      error: { kind: "rejected", status: 0, codes: ["attachment_is_too_large"] },
    })
    expect(server.requests).toHaveLength(0)
  })

  it("ends when a file cannot be read, and says nothing of why", async () => {
    const broken: FilePart = {
      ...fileOf(),
      content: (async function* () {
        yield await Promise.resolve(Buffer.from("a"))
        throw new Error("private content")
      })(),
    }
    expect(await sent(form(broken))).toEqual({
      ok: false,
      error: { kind: "rejected", status: 0, codes: ["attachment_is_not_readable"] },
    })
  })

  it("lets go of its files when the system does not want them", async () => {
    let released = false
    const endless: FilePart = {
      ...fileOf(),
      content: (async function* () {
        try {
          for (;;) {
            await new Promise((resolve) => setTimeout(resolve, 5))
            yield Buffer.from("x")
          }
        } finally {
          released = true
        }
      })(),
    }
    expect(await sent(form(endless), 150)).toMatchObject({
      error: { kind: "unavailable", reason: "timeout" },
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(released).toBe(true)
  })

  it("may be cut off", async () => {
    server.play(reset)
    expect(await sent(form(fileOf("one")))).toMatchObject({
      error: { kind: "unavailable", reason: "network" },
    })
  })
})
