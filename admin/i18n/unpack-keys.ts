/** The keys of a text that `packKeys` made. */
export function unpackKeys(packed: string): string[] {
  let words: string[] = []
  return (packed.match(/\d\D+/g) ?? []).map((part) => {
    words = [...words.slice(0, Number(part[0])), ...part.slice(1).split(".")]
    return words.join(".")
  })
}
