/** A file that proves an income, as far as anybody here looks. */
export const PDF = new Blob([Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n".padEnd(600, " "))])

/** A program, whatever it is called. */
export const PROGRAM = new Blob([Buffer.from("MZ".padEnd(600, "x"))])

export const EMPTY = new Blob([])

/** A form with files. Every file has the same name, which says who it is about. */
export function files(...given: readonly Blob[]): FormData {
  const form = new FormData()
  for (const file of given) form.append("attachments[]", file, "statement of Anna.pdf")
  return form
}
