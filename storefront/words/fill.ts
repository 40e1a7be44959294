import type { Words } from "./en.js"

/** Puts values into a sentence: `fill("At most {files} files", { files: 10 })`. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** The word for a service's own term; one without a word is shown as it is, with blanks for underscores. */
export function wordFor(words: Readonly<Record<string, string>>, term: string): string {
  const plain = term.replaceAll("_", " ")
  return (Object.hasOwn(words, term) ? words[term] : null) ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** The sentence for a reason of the store; null for one that the kit does not know. */
export function reasonIn(words: Words, reason: string): string | null {
  const sentences: Readonly<Record<string, string>> = words.reasons
  return (Object.hasOwn(sentences, reason) ? sentences[reason] : null) ?? null
}
