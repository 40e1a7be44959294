import { MathBN } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { BigNumberInput } from "@medusajs/framework/types"
import type { Basket, BasketCharge, BasketItem } from "../core/leasing/basket"

/** What a cart must be asked for, so that its basket can be made. */
export const BASKET_FIELDS = [
  "items.total",
  "items.original_total",
  "shipping_methods.name",
  "shipping_methods.total",
  "shipping_methods.original_total",
]

/** Medusa gives amounts as numbers, as its BigNumber or as their raw form. */
const amount = z
  .custom<BigNumberInput>((value) => value != null)
  .transform((value) => MathBN.convert(value))
  .nullish()

const name = z.string().nullish()

const sold = z.looseObject({ total: amount, original_total: amount })

export const basketRow = {
  item: sold.shape,
  shipping: z.array(sold.extend({ name })).nullish(),
}

type Sold = z.infer<typeof sold>
type Exact = ReturnType<typeof MathBN.convert>

interface BasketSource {
  readonly total: string
  readonly items: readonly (Sold & { readonly title: string | null; readonly quantity: string })[]
  readonly shipping: readonly (Sold & { readonly name?: string | null | undefined })[]
}

/** More decimals than any price has, and few enough for every reckoning. */
const DECIMALS = 10

const shown = (value: Exact): string => value.decimalPlaces(DECIMALS).toFixed()

/** With tax, before discounts. */
const fullPrice = ({ original_total: full, total }: Sold): Exact => full ?? total ?? MathBN.convert(0)

/** With tax, after discounts. */
const lastPrice = (one: Sold): Exact => one.total ?? fullPrice(one)

const sumOf = (amounts: readonly Exact[]): Exact =>
  amounts.reduce((sum, next) => sum.plus(next), MathBN.convert(0))

const charge = (called: string, value: Exact): BasketCharge[] =>
  value.gt(0) ? [{ name: called, total: shown(value) }] : []

/**
 * What a cart consists of: items and shipping at their full price, then what discounts and credit take off. It comes
 * to the cart's total but for cents.
 */
export function basketOf({ total, items, shipping }: BasketSource): Omit<Basket, "payable"> {
  const all = [...items, ...shipping]
  const [full, last] = [sumOf(all.map(fullPrice)), sumOf(all.map(lastPrice))]
  return {
    items: items.map((item): BasketItem => ({
      name: item.title ?? "",
      quantity: item.quantity,
      total: shown(fullPrice(item)),
    })),
    shipping: shipping.flatMap((method) => charge(method.name ?? "Shipping", fullPrice(method))),
    deductions: [...charge("Discount", full.minus(last)), ...charge("Credit", last.minus(total))],
  }
}
