import { type Bench, PRODUCT } from "./bench"
import { textAt } from "./json-body"
import { type ServiceClient, type ServiceAnswer } from "./service-client"

type Body = Readonly<Record<string, unknown>>

/** An application of the direct flow with everything that the products ask for. */
export function applicationBody(bench: Bench, credit: Body = {}): Body {
  return {
    credit_application: {
      product_code: PRODUCT.withApproval,
      amount: "300.00",
      period: 12,
      monthly_income: "1500.00",
      monthly_financial_obligations: "0",
      ...credit,
    },
    customer: { identity_code: "37811120001", first_name: "Test", last_name: "Person" },
    customer_contact: { mobile: "+37255555555", email: "test@shop.example" },
    customer_identification: { document_type: "id_card", document_number: "AA0000001" },
    customer_addresses: [{ street: "Sand 1", country: "EE", zip_code: "10111" }],
    consents: [{ type: "DATA_PROCESSING", value: true, text: "I agree." }],
    partner_urls: { callback_url: `${bench.merchant.url}/callback` },
  }
}

/** The direct flow as a shop drives it, from the document. */
export class DirectFlow {
  constructor(
    private readonly bench: Bench,
    readonly client: ServiceClient = bench.client,
  ) {}

  /** Submits an application and answers its uuid. */
  async submit(credit: Body = {}): Promise<string> {
    const answer = await this.client.post("/applications", applicationBody(this.bench, credit))
    return textAt(answer.body, "uuid")
  }

  read(uuid: string, query = ""): Promise<ServiceAnswer> {
    return this.client.get(`/applications/${uuid}${query}`)
  }

  /** Submits, reads the positive decision and accepts; answers the contract's uuid. */
  async contract(credit: Body = {}): Promise<{ readonly application: string; readonly contract: string }> {
    const application = await this.submit(credit)
    await this.read(application)
    const answer = await this.client.post(`/applications/${application}/accept`)
    return { application, contract: textAt(answer.body, "contract", "uuid") }
  }

  /** A contract that the customer has signed on paper. */
  async signed(credit: Body = {}): Promise<{ readonly application: string; readonly contract: string }> {
    const made = await this.contract(credit)
    await this.sign(made.contract, "paper")
    return made
  }

  sign(contract: string, method: string): Promise<ServiceAnswer> {
    return this.client.post(`/contracts/${contract}/signings`, { method })
  }

  async statusOf(contract: string): Promise<string> {
    return textAt((await this.client.readContract(contract)).body, "contract", "status")
  }
}

/** The codes of a refusal. */
export const codesOf = ({ body }: ServiceAnswer): unknown => (body as { message?: unknown }).message
