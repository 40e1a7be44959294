/** Does the work for every item, never for more than `limit` of them at once. Answers in the items' order. */
export async function atOnce<T, R>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Map<number, R>()
  const queue = items.entries()
  const worker = async () => {
    for (const [at, item] of queue) results.set(at, await work(item))
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return [...results].sort(([one], [other]) => one - other).map(([, result]) => result)
}
