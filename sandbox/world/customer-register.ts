import type { Customer } from "./application"

/**
 * Which telephone, mailbox and document belongs to which person. Partner API, section 1, rule 7: none of them
 * may be used for another customer; a known person may bring new ones.
 */
export class CustomerRegister {
  readonly #owners = new Map<string, string>()

  /** True when a value of this customer is already another one's. */
  clashes(customer: Customer): boolean {
    return belongings(customer).some((value) => {
      const owner = this.#owners.get(value)
      return owner !== undefined && owner !== customer.identityCode
    })
  }

  add(customer: Customer): void {
    for (const value of belongings(customer)) this.#owners.set(value, customer.identityCode)
  }

  clear(): void {
    this.#owners.clear()
  }
}

const belongings = ({ mobile, email, documentNumber }: Customer): readonly string[] => [
  `mobile ${mobile}`,
  `email ${email.toLowerCase()}`,
  ...(documentNumber === null ? [] : [`document ${documentNumber.toUpperCase()}`]),
]
