export type LongRun = {
  /** Repeats the run's random choices. */
  readonly seed: number
  /** Tells what is done now. */
  readonly say: (line: string) => void
}

/** One long test. @throws Error that says what went wrong. */
export type LongMode = (run: LongRun) => Promise<void>
