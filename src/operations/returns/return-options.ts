import { sameAmount, sumOf } from "../../core/shared/money"
import type { OperationRecord } from "../../core/shared/records"
import { ok, type Result } from "../../core/shared/result"
import { budgetFor } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import type { ReturnableItem } from "../commerce"
import type { ShopDesk } from "../desk"
import { DESK_BUDGET_MS } from "./desk-times"
import { isOpen, leftAtService } from "./giving-back"
import { returnPossibility, type Possibility } from "./possibility"
import { refused } from "./refused"

/** What may be given back now. Amounts are decimal strings in major units. */
export interface ReturnOptions extends Possibility {
  readonly left: string
  readonly currencyCode: string
  readonly items: readonly ReturnableItem[]
  readonly openReturn: OperationRecord | null
}

export async function returnOptions(
  desk: ShopDesk,
  id: string,
): Promise<Result<ReturnOptions, CommandRefusal>> {
  const financing = await desk.records.findFinancing({ id })
  if (financing === null) return refused("not_found")
  const possibility = await returnPossibility(desk, financing, budgetFor(desk, DESK_BUDGET_MS))
  const operations = await desk.records.listOperations(id)
  const items = financing.order_id === null ? [] : await desk.commerce.returnableItems(financing.order_id)
  return ok({
    ...possibility,
    left: leftAtService(financing, operations),
    currencyCode: financing.currency_code,
    items,
    openReturn: operations.find((one) => one.kind === "return_part" && isOpen(one)) ?? null,
  })
}

export interface ChosenItem {
  readonly id: string
  readonly quantity: number
}

/** The sum of what Medusa would refund for the chosen items; null for an item or a number that is not there. */
function amountOfItems(
  items: readonly ReturnableItem[],
  chosen: readonly ChosenItem[],
  currency: string,
): string | null {
  const parts = chosen.flatMap(({ id, quantity }) => {
    const item = items.find((candidate) => candidate.id === id && quantity <= candidate.returnableQuantity)
    return item === undefined ? [] : [{ amount: item.unitAmount, times: quantity }]
  })
  return parts.length === chosen.length ? sumOf(parts, currency) : null
}

export interface WishedReturn {
  /** What the merchant typed, or null. */
  readonly typed: string | null
  readonly items: readonly ChosenItem[]
}

/** The amount of a return: of the chosen items, where there are any; what was typed must agree with them. */
export async function wishedAmount(
  desk: ShopDesk,
  id: string,
  { typed, items }: WishedReturn,
): Promise<Result<string, CommandRefusal>> {
  const financing = await desk.records.findFinancing({ id })
  if (financing === null) return refused("not_found")
  if (items.length === 0) return typed === null ? refused("amount_zero") : ok(typed)
  const known = financing.order_id === null ? [] : await desk.commerce.returnableItems(financing.order_id)
  const amount = amountOfItems(known, items, financing.currency_code)
  if (amount === null) return refused("items_not_returnable")
  return typed === null || sameAmount(typed, amount) ? ok(amount) : refused("amount_of_items")
}
