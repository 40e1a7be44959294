import { CheckedFiles, FILE_SENTENCES, type IncomingFile } from "../checked-files"

const MEGABYTE = 1024 * 1024
const PDF = Buffer.from("%PDF-1.7\n")

async function* file(...pieces: readonly Uint8Array[]): IncomingFile & AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await Promise.resolve(piece)
}

const pdfOf = (bytes: number): IncomingFile => file(PDF, Buffer.alloc(bytes - PDF.length))

async function* all(files: readonly IncomingFile[]): AsyncGenerator<IncomingFile> {
  for (const one of files) yield await Promise.resolve(one)
}

async function read(...files: readonly IncomingFile[]) {
  const checked = new CheckedFiles(all(files))
  const seen: [string, string, number][] = []
  try {
    for await (const { name, contentType, content } of checked.parts()) {
      let bytes = 0
      for await (const chunk of content) bytes += chunk.byteLength
      seen.push([name, contentType, bytes])
    }
  } catch {
    return { seen, reason: checked.reason }
  }
  return { seen, reason: checked.reason }
}

describe("files that go through to the service", () => {
  it("are known by their first bytes, whatever these come in, and named by us", async () => {
    const jpeg = file(Buffer.from([0xff]), Buffer.from([0xd8, 0xff, 0xe0]), Buffer.alloc(10))
    const png = file(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]))
    expect(await read(file(PDF), jpeg, png)).toEqual({
      reason: null,
      seen: [
        ["attachment-1.pdf", "application/pdf", 9],
        ["attachment-2.jpg", "image/jpeg", 14],
        ["attachment-3.png", "image/png", 9],
      ],
    })
  })

  it.each([
    ["attachment_kind_2", [pdfOf(9), file(Buffer.from("<html></html>"))]],
    ["attachment_kind_1", [file()]],
    ["attachment_kind_1", [file(Buffer.from("%PD"))]],
    ["attachment_size_1", [pdfOf(25 * MEGABYTE + 1)]],
    ["attachment_total_3", [pdfOf(9 * MEGABYTE), pdfOf(9 * MEGABYTE), pdfOf(9 * MEGABYTE)]],
    ["attachment_count_11", Array.from({ length: 11 }, () => pdfOf(9))],
  ])("end with %s, which has a sentence", async (reason, files) => {
    expect((await read(...files)).reason).toBe(reason)
    expect(FILE_SENTENCES[reason]).toMatch(/^File \d+ .*Nothing was sent/)
  })

  it("may be as large and as many as is allowed", async () => {
    expect((await read(pdfOf(10 * MEGABYTE), pdfOf(10 * MEGABYTE), pdfOf(5 * MEGABYTE))).reason).toBeNull()
    expect((await read(pdfOf(25 * MEGABYTE))).reason).toBeNull()
    expect((await read(...Array.from({ length: 10 }, () => pdfOf(9)))).reason).toBeNull()
  })
})
