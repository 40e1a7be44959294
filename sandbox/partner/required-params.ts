import { inDialect, type Dialect } from "../http/dialect"
import { isJsonObject } from "../json"
import type { Product } from "../shops"
import type { Settings } from "../world/settings"

export interface RequiredParams {
  readonly body: unknown
  readonly dialect: Dialect
  /** Dotted documented names, as B2 lists them: `credit_application.monthly_income`. */
  readonly names: readonly string[]
}

/** What B2 lists for a product and C1 must carry. */
export const requiredParams = (
  { requiredParams: own = [] }: Product,
  { application_required_params: forAll }: Settings,
): readonly string[] => [...own, ...forAll]

/** The codes of what a product asks of an application and the body does not say. */
export const missingParams = ({ body, dialect, names }: RequiredParams): readonly string[] =>
  names
    .filter((name) => isMissing(valueAt(body, name.split("."), dialect)))
    .map((name) => `${name.replaceAll(".", "_")}_is_missing`)

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ""

function valueAt(body: unknown, path: readonly string[], dialect: Dialect): unknown {
  return path.reduce<unknown>(
    (value, name) => (isJsonObject(value) ? value[inDialect(name, dialect)] : undefined),
    body,
  )
}
