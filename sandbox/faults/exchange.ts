import type { Request, Response } from "express"
import type { RequestEntry } from "../world/request-log"

/** One request on the wire, with its line in the log. */
export interface Exchange {
  readonly request: Request
  readonly response: Response
  readonly entry: RequestEntry
}

export interface PlainAnswer {
  readonly status: number
  readonly body: unknown
}
