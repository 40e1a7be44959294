import { useWords } from "../../i18n/use-words"

/** The methods that a plan can be of. */
export const METHODS = ["hire-purchase", "split-payment", "pay-next-month"] as const

export function useMethodName(): (method: string) => string {
  const { word } = useWords()
  return (method) => word(`shared.method.${method}`, method)
}
