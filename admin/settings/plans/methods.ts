import { useWords } from "../../i18n/use-words"

const PARTNER_METHODS = ["hire-purchase", "split-payment", "pay-next-month"] as const

/** The methods that a plan can be of. */
export const METHODS = [...PARTNER_METHODS, "leasing"] as const

/** The methods of the service that a connection leads to. */
export const methodsOf = (system: string | undefined): readonly string[] =>
  system === "leasing" ? ["leasing"] : PARTNER_METHODS

export function useMethodName(): (method: string) => string {
  const { word } = useWords()
  return (method) => word(`shared.method.${method}`, method)
}
