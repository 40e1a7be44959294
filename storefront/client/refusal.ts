export interface FieldProblem {
  /** A field's name, `consents.<type>`, or the position of a file, from 1. */
  readonly field: string
  readonly reason: string
  /** In the cart's language. */
  readonly message: string
}

interface RefusalParts {
  readonly status: number
  readonly type: string
  readonly reason: string | null
  readonly problems: readonly FieldProblem[]
}

/** The store answered, and refused. A request that got no answer fails with what `fetch` throws. */
export class FinancingRefused extends Error {
  override readonly name = "FinancingRefused"
  readonly status: number
  /** `invalid_application`, `financing_refused`, `code_refused`, `file_refused`, `not_allowed`, or Medusa's own. */
  readonly type: string
  /** For `financing_refused` and `code_refused`: see the store's documentation. */
  readonly reason: string | null
  readonly problems: readonly FieldProblem[]

  constructor(message: string, { status, type, reason, problems }: RefusalParts) {
    super(message)
    this.status = status
    this.type = type
    this.reason = reason
    this.problems = problems
  }
}

type Loose = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null

const text = (value: unknown): string => (typeof value === "string" ? value : "")

/** Reads the body of an answer that is not a 2xx, whatever it holds. */
export function refusalOf(status: number, body: unknown): FinancingRefused {
  const said = isObject(body) ? body : {}
  const problems = Array.isArray(said.problems) ? said.problems.filter(isObject) : []
  return new FinancingRefused(text(said.message) || `The store answered ${String(status)}.`, {
    status,
    type: text(said.type),
    reason: text(said.reason) || null,
    problems: problems.map((one) => ({
      field: text(one.field) || text(one.name),
      reason: text(one.reason),
      message: text(one.message),
    })),
  })
}
