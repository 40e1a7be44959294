/** The sandbox gives up on a shop that does not answer a callback; the service's own limit is not documented. */
const PATIENCE_MS = 10_000

export interface FormPost {
  readonly url: string
  readonly form: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

export interface FormPostOutcome {
  readonly status: number | null
  readonly error: string | null
  readonly durationMs: number
}

/** Posts a form, follows no redirect and never throws. */
export async function postForm({ url, form, signal }: FormPost): Promise<FormPostOutcome> {
  const startedAt = Date.now()
  try {
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams(form),
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    await response.body?.cancel()
    return { status: response.status, error: null, durationMs: Date.now() - startedAt }
  } catch (error) {
    return { status: null, error: reasonOf(error), durationMs: Date.now() - startedAt }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  return error.cause instanceof Error ? error.cause.message : error.message
}
