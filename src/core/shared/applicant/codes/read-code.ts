import type { Result } from "../../result"

export type CodeProblem = "identity_form" | "identity_date" | "identity_check_digit"

export interface IdentityCode {
  /** As it is written officially: Latvian with its hyphen, the others as digits alone. */
  readonly code: string
  /** `YYYY-MM-DD`; null for a code that does not tell it (Latvian ones since 2017). */
  readonly birthDate: string | null
}

export type ReadCode = Result<IdentityCode, CodeProblem>
