import type { Dialect } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { bodyOf } from "./answer"
import { filledPath, spokenDialect, type Endpoint, type Refusal } from "./endpoint"
import { backoffMs, mayRetry, retryAfterMs, tryMs } from "./retry"
import type { Transport, WireRequest } from "./transport"

/** Milliseconds for all tries together; what a checkout can wait. */
export const DEFAULT_BUDGET_MS = 10_000

export interface SendOptions {
  readonly budgetMs?: number
  /** Never repeated by itself, whatever its class allows: the caller says when. */
  readonly once?: boolean
}

/** Clock and chance, replaceable in tests. `now` and `sleep` are in milliseconds. */
export interface SendDependencies {
  readonly now: () => number
  readonly random: () => number
  readonly sleep: (ms: number) => Promise<void>
}

export interface Line {
  readonly transport: Transport
  readonly dependencies: SendDependencies
}

/** What is asked, in which dialect, with the path's fixed parts (such as the shop). */
export interface Order<Input> {
  readonly input: Input
  readonly dialect: Dialect
  readonly fixed: Readonly<Record<string, string>>
}

interface Attempt<Output> {
  readonly result: Result<Output, SystemError>
  readonly refusal: Refusal | null
  readonly askedMs: number
}

function bodyIn<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  dialect: Dialect,
): Result<WireRequest["body"], readonly string[]> {
  if (endpoint.form !== undefined) return endpoint.form(input)
  const body = endpoint.body?.(input, dialect) ?? ok(null)
  if (!body.ok) return body
  return ok(body.value === null ? null : JSON.stringify(body.value))
}

function wireRequestOf<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  order: Order<Input>,
): Result<WireRequest, SystemError> {
  const { input, fixed } = order
  const dialect = spokenDialect(endpoint.paths, order.dialect)
  const body = bodyIn(endpoint, input, dialect)
  if (!body.ok) return err({ kind: "rejected", status: 0, codes: body.error })
  return ok({
    method: endpoint.sentAs?.(input) ?? endpoint.method,
    path: filledPath(endpoint.paths[dialect], { ...endpoint.place(input, dialect), ...fixed }),
    body: body.value,
    freshConnection: endpoint.retry === "never",
  })
}

function decoded<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  answer: { readonly status: number; readonly body: string },
): Result<Output, SystemError> {
  const { status } = answer
  const output = endpoint.decode(answer.body)
  if (!output.ok) return err({ kind: "unexpected_response", status, problem: output.error })
  const problem = endpoint.flaw?.(input, output.value) ?? null
  return problem === null ? output : err({ kind: "unexpected_response", status, problem })
}

async function attempt<Input, Output>(
  line: Line,
  endpoint: Endpoint<Input, Output>,
  order: Order<Input> & { readonly timeoutMs: number },
): Promise<Attempt<Output>> {
  const request = wireRequestOf(endpoint, order)
  if (!request.ok) return { result: request, refusal: null, askedMs: 0 }
  const answer = await line.transport.exchange(request.value, order.timeoutMs)
  if (!answer.ok) return { result: answer, refusal: null, askedMs: 0 }
  const { status, body, retryAfter } = answer.value
  const text = (endpoint.verdict ?? bodyOf)(answer.value)
  if (text.ok)
    return { result: decoded(endpoint, order.input, { status, body: text.value }), refusal: null, askedMs: 0 }
  return {
    result: text,
    refusal: text.error.kind === "rejected" ? { status, body } : null,
    askedMs: retryAfterMs(retryAfter, line.dependencies.now()),
  }
}

/**
 * Carries an endpoint out: the one place from which a request leaves. It is repeated only as the endpoint's class
 * allows and never beyond the budget; a refused one is tried in its other shape, once.
 * @returns the decoded answer, or an error that says what the caller may do. It never throws for what a system does.
 */
export async function send<Input, Output>(
  line: Line,
  endpoint: Endpoint<Input, Output>,
  order: Order<Input> & SendOptions,
): Promise<Result<Output, SystemError>> {
  const { now, random, sleep } = line.dependencies
  const deadline = now() + (order.budgetMs ?? endpoint.budgetMs ?? DEFAULT_BUDGET_MS)
  let { input } = order
  let reshaped = false
  let retries = 0
  for (;;) {
    const timeoutMs = tryMs(endpoint.retry, retries, deadline - now())
    const { result, refusal, askedMs } = await attempt(line, endpoint, { ...order, input, timeoutMs })
    if (result.ok) return result
    const other = refusal === null || reshaped ? null : (endpoint.otherShape?.(input, refusal) ?? null)
    if (other !== null) {
      input = other
      reshaped = true
      continue
    }
    if (order.once === true || !mayRetry(endpoint.retry, retries, result.error)) return result
    const waitMs = backoffMs(retries, askedMs, random)
    if (now() + waitMs >= deadline) return result
    await sleep(waitMs)
    retries += 1
  }
}
