export type LongRun = {
  /** Repeats the run's random choices. */
  readonly seed: number
  /** How many, where a mode buys; its own number when it is not given. */
  readonly purchases?: number
  /** How many, where a mode repeats itself; its own number when it is not given. */
  readonly runs?: number
  /** How many of them were done before. */
  readonly from?: number
  /** Tells what is done now. */
  readonly say: (line: string) => void
}

/** One long test. @throws Error that says what went wrong. */
export type LongMode = (run: LongRun) => Promise<void>
