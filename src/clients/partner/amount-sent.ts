import { z } from "@medusajs/framework/zod"
import { decimalOf, isPositive, jsonNumberOf } from "../../core/shared/money"

/** An amount that is sent as a JSON number: a decimal string in major units, more than zero, that a double can hold. */
export const amountSent = z
  .string()
  .refine((amount) => decimalOf(amount) !== null && isPositive(amount) && jsonNumberOf(amount) !== null)
