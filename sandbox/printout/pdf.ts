/** The page is A4, in points. */
const PAGE = "0 0 595 842"
const LINES_PER_PAGE = 48

/** Parentheses and backslashes mean something in a PDF text; what its plain font lacks becomes a question mark. */
const inPdfText = (text: string): string =>
  text.replace(/[\\()]/g, (sign) => `\\${sign}`).replace(/[^\x20-\x7e]/g, "?")

/** A PDF file with these lines, as many pages as they need; padded with a comment to at least `leastBytes`. */
export function pdfOf(lines: readonly string[], leastBytes: number): Buffer {
  const pages = Array.from(
    { length: Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE)) },
    (_unused, page) => lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE),
  )
  const kids = pages.map((_page, index) => `${String(4 + index * 2)} 0 R`)
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${String(pages.length)} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((page, index) => [pageObject(5 + index * 2), streamObject(page)]),
  ]
  return assembled(objects, leastBytes)
}

const pageObject = (contents: number): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [${PAGE}] /Contents ${String(contents)} 0 R ` +
  "/Resources << /Font << /F1 3 0 R >> >> >>"

function streamObject(lines: readonly string[]): string {
  const text = lines.map((line) => `(${inPdfText(line)}) Tj T*`).join("\n")
  const stream = `BT /F1 11 Tf 50 790 Td 15 TL\n${text}\nET`
  return `<< /Length ${String(stream.length)} >>\nstream\n${stream}\nendstream`
}

/** Objects, the table of where each begins, and the trailer. Everything is ASCII, so characters are bytes. */
function assembled(objects: readonly string[], leastBytes: number): Buffer {
  let file = "%PDF-1.4\n"
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`
    return offset
  })
  if (file.length < leastBytes) file += `%${" ".repeat(leastBytes - file.length)}\n`
  const start = file.length
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const size = String(objects.length + 1)
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`
  return Buffer.from(file, "latin1")
}
