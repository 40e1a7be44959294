/** What a merchant looks for. `attention` is `any`, `none` or a reason. */
export interface FinancingFilters {
  readonly stage?: string | string[] | undefined
  readonly method?: string | string[] | undefined
  readonly attention?: string | undefined
  readonly q?: string | undefined
  readonly order_id?: string | undefined
  readonly cart_id?: string | undefined
}

const attentionOf = (word: string): unknown => {
  if (word === "any") return { $ne: null }
  return word === "none" ? null : word
}

/** The filters as Medusa's generated methods take them. */
export function whereOf({ attention, ...plain }: FinancingFilters): Record<string, unknown> {
  const given = Object.entries(plain).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(given),
    ...(attention === undefined ? {} : { attention: attentionOf(attention) }),
  }
}
