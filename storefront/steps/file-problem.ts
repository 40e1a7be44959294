import { fill } from "../words/fill.js"
import type { Step } from "./step.js"

/** What the ends of the names of a kind of file are. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = { jpeg: ["jpg", "jpeg"] }

/** What can be said of documents before they are sent; the store looks into them. */
export function fileProblem(
  { words, format, action }: Pick<Step<"prove_income">, "words" | "format" | "action">,
  files: readonly Pick<File, "name" | "size">[],
): string | null {
  const { proof } = words
  const { max_files: most, max_bytes: largest, kinds } = action.limits
  if (files.length === 0) return proof.none
  if (files.length > most) return fill(proof.too_many, { files: most })
  const endings = kinds.flatMap((kind) => ENDINGS[kind] ?? [kind])
  for (const { name, size } of files) {
    const ending = name.toLowerCase().split(".").at(-1) ?? ""
    if (!endings.includes(ending))
      return fill(proof.wrong_kind, { name, kinds: kinds.join(", ").toUpperCase() })
    if (size === 0) return fill(proof.empty, { name })
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return bytes > largest ? fill(proof.too_large, { size: format.megabytes(largest) }) : null
}
