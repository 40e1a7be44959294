import fc from "fast-check"
import { boundaryOf, BrokenForm, readMultipart } from "../read-multipart"

const BOUNDARY = "----one"
const head = (name: string, filename?: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}\r\n\r\n`
const END = `--${BOUNDARY}--\r\n`

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

async function read(form: string | Buffer, size = 7): Promise<[string, boolean, string][]> {
  const parts: [string, boolean, string][] = []
  const bytes = typeof form === "string" ? Buffer.from(form, "latin1") : form
  for await (const part of readMultipart(inPieces(bytes, size), BOUNDARY)) {
    const chunks: Uint8Array[] = []
    for await (const chunk of part.content) chunks.push(chunk)
    parts.push([part.name, part.isFile, Buffer.concat(chunks).toString("latin1")])
  }
  return parts
}

describe("a form with files that is read as it arrives", () => {
  it("gives its parts in their order, files and fields", async () => {
    const form = `${head("note")}two\r\nlines\r\n${head("a[]", "x.pdf")}--${BOUNDARY} inside\r\n${head("a[]", "")}\r\n${END}`
    expect(await read(form)).toEqual([
      ["note", false, "two\r\nlines"],
      ["a[]", true, `--${BOUNDARY} inside`],
      ["a[]", true, ""],
    ])
  })

  it("is the same however it is cut on its way", async () => {
    const anything = fc.tuple(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 80 }))
    await fc.assert(
      fc.asyncProperty(anything, async ([content, size]) => {
        const file = Buffer.from(content)
        const form = Buffer.concat([Buffer.from(head("f", "x")), file, Buffer.from(`\r\n${END}`)])
        expect(await read(form, size)).toEqual([["f", true, file.toString("latin1")]])
      }),
    )
  })

  it.each([
    ["without its end", `${head("f", "x")}half`],
    ["without its closing sign", `${head("f", "x")}whole\r\n--${BOUNDARY}`],
    ["without a delimiter", "nothing"],
    ["empty", ""],
    ["without a name", `--${BOUNDARY}\r\nContent-Type: text/plain\r\n\r\nx\r\n${END}`],
    ["with headers without an end", `--${BOUNDARY}\r\n${"x".repeat(9000)}\r\n\r\nx\r\n${END}`],
    ["with something after a delimiter", `--${BOUNDARY}xx\r\n`],
  ])("%s is broken", async (_what, form) => {
    await expect(read(form)).rejects.toThrow(BrokenForm)
  })

  it("is broken for who asks for a part before the one before was read", async () => {
    const form = Buffer.from(`${head("f", "x")}one\r\n${head("f", "y")}two\r\n${END}`)
    const parts = readMultipart(inPieces(form, 7), BOUNDARY)
    await parts.next()
    await expect(parts.next()).rejects.toThrow(BrokenForm)
  })

  it("holds no more of a file than the delimiter that may be on its way", async () => {
    let sent = 0
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(head("f", "x"))
      for (;;) {
        sent += 1
        yield await Promise.resolve(Buffer.alloc(1000, 1))
      }
    }
    for await (const { content } of readMultipart(endless(), BOUNDARY)) {
      let seen = 0
      for await (const chunk of content) {
        seen += chunk.byteLength
        expect(sent * 1000 - seen).toBeLessThan(1000 + BOUNDARY.length)
        if (sent > 20) return
      }
    }
  })

  it("hands a file on in the very pieces in which it came: nothing is copied", async () => {
    const pieces = [
      Buffer.from(head("f", "x")),
      ...[1, 2, 3].map((byte) => Buffer.alloc(65_536, byte)),
      Buffer.from(`\r\n${END}`),
    ]
    async function* arriving(): AsyncGenerator<Uint8Array> {
      for (const piece of pieces) yield await Promise.resolve(piece)
    }
    const handedOn: Uint8Array[] = []
    for await (const { content } of readMultipart(arriving(), BOUNDARY))
      for await (const chunk of content) handedOn.push(chunk)
    expect(
      handedOn.map(({ buffer, byteLength }) => [
        pieces.findIndex((one) => one.buffer === buffer),
        byteLength,
      ]),
    ).toEqual([
      [1, 65_536],
      [2, 65_536],
      [3, 65_536],
    ])
  })

  it.each([
    ['multipart/form-data; boundary="a b"', "a b"],
    ["multipart/form-data; charset=utf-8; boundary=abc", "abc"],
    ["Multipart/Form-Data; Boundary=abc; x=y", "abc"],
    ["multipart/form-data", null],
    ["application/json", null],
    [undefined, null],
  ])("has a boundary in %s: %s", (type, boundary) => {
    expect(boundaryOf(type)).toBe(boundary)
  })
})
