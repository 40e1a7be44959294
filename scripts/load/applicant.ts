const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]
const MODULUS = 10

/** A Polish identity code of somebody born on 14 May 1984; the serial number makes it one person's. */
function identityCode(number: number): string {
  const body = `840514${String(number).padStart(4, "0")}`
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(body[at]), 0)
  return `${body}${String((MODULUS - (sum % MODULUS)) % MODULUS)}`
}

/** What one shopper of many fills in: nobody's telephone, mailbox or code is another's. */
export const applicantOf = (number: number) => ({
  "customer.identity_code": identityCode(number),
  "customer.first_name": "Load",
  "customer.last_name": "Shopper",
  "customer_contact.mobile": `+4850123${String(number).padStart(4, "0")}`,
  "customer_contact.email": `direct-${String(number)}@example.com`,
  "credit_application.monthly_income": "6100.00",
  "credit_application.monthly_financial_obligations": "0",
})
