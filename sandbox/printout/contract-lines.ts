import type { Application } from "../world/application"
import type { Contract } from "../world/contract"
import { activeVersion } from "../world/contract-version"
import { sumOf } from "../pricing/payment-plan"

/** What a printed contract says. Its words are the sandbox's own. */
export function contractLines(contract: Contract, application: Application): readonly string[] {
  const { schedule } = activeVersion(contract)
  const { customer, product, shop, purchase } = application
  const currency = shop.currency
  return [
    "SANDBOX - NO REAL CREDIT, NO REAL MONEY",
    "",
    `Contract ${contract.number}`,
    `Shop: ${shop.name}`,
    `Product: ${product.name}`,
    `Customer: ${customer.firstName} ${customer.lastName}`,
    `Amount: ${schedule.terms.amount} ${currency}`,
    `Down payment: ${schedule.terms.downPayment} ${currency}`,
    `Total to pay: ${sumOf(schedule.rows, "total")} ${currency} in ${String(schedule.rows.length)} payments`,
    "",
    `Purchase: ${purchase?.reference ?? "not told"}`,
    ...(purchase?.description == null ? [] : [purchase.description]),
    ...(purchase?.items ?? []).map((item) => `- ${Object.values(item).map(String).join(", ")}`),
    "",
    ...schedule.rows.map(({ date, total }) => `${date}  ${total} ${currency}`),
  ]
}
