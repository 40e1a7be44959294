import { leasingOrderId, type LeasingOrderId } from "./ids"

/** Stands before an order id that has no letter of its own. */
const LETTER = "M"

/** Divides the id from its suffix; it is no hex digit, as the end of a purchase reference is. */
const SUFFIX = "X"

/**
 * The order id of one application: unique, in capitals and digits, with a letter A–Z.
 * @param reference the financing's purchase reference; what is neither letter nor digit is left out
 * @param attempt 1 for the first application of a financing, 2 for the one after an expiry, and so on
 * @throws RangeError when nothing of the reference is left, or it is too long
 */
export function orderIdOf(reference: string, attempt: number): LeasingOrderId {
  if (!Number.isSafeInteger(attempt) || attempt < 1) throw new RangeError("Attempts count from 1.")
  const plain = reference.toUpperCase().replace(/[^A-Z0-9]/g, "")
  if (plain === "") throw new RangeError("This reference cannot be an order id.")
  const lettered = /[A-Z]/.test(plain) ? plain : LETTER + plain
  const id = leasingOrderId.safeParse(attempt === 1 ? lettered : `${lettered}${SUFFIX}${attempt}`)
  if (!id.success) throw new RangeError("This reference cannot be an order id.")
  return id.data
}
