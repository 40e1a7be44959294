/**
 * Why a call to a financing system failed, in terms of what the caller may do next.
 * Carries ids, statuses and the system's machine codes only: never a body, a key or a personal datum.
 */
export type SystemError =
  /** 401 or 403: the key or the shop is wrong. Nothing happened at the system. */
  | { readonly kind: "unauthorized"; readonly status: number }
  /**
   * A definite refusal (other 4xx). Nothing happened at the system; `codes` are its machine codes.
   * Status 0: refused by ourselves before anything was sent; the codes name the fields.
   */
  | { readonly kind: "rejected"; readonly status: number; readonly codes: readonly string[] }
  /** No usable answer: the system may have acted, so read before repeating. */
  | {
      readonly kind: "unavailable"
      readonly reason: "timeout" | "network" | "server_error" | "too_many_requests"
      readonly status: number | null
    }
  /**
   * An answer that cannot be understood (HTML, broken JSON, missing fields); the system may have acted.
   * Status 0: the answer was cut off because it was too large.
   */
  | { readonly kind: "unexpected_response"; readonly status: number; readonly problem: string }
