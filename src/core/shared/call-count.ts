/** How often a connection was asked, and how often it gave no usable answer or refused the key. */
export interface CallTotals {
  readonly calls: number
  readonly failures: number
}

export interface CallCount extends CallTotals {
  readonly connectionId: string
  /** The beginning of the hour in which they were made. */
  readonly hour: Date
}
