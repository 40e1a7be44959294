const PATIENCE_MS = 5000

/** Reads again until the reading is as wanted; throws with the last reading after five seconds. */
export async function eventually<T>(read: () => T, isWanted: (reading: T) => boolean): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const reading = read()
    if (isWanted(reading)) return reading
    if (Date.now() > until) throw new Error(`Waited in vain; at last: ${JSON.stringify(reading)}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
