import type { Bench } from "./bench"
import { PRODUCT, minimalSession } from "./bench"
import { camel } from "./camel"
import { applicationBody, type DirectFlow } from "./direct"
import { textAt } from "./json-body"
import { ServiceClient, type ServiceAnswer } from "./service-client"

export type Dialect = "v2" | "v2_camel" | "v3"

/** One request, in the names of version 2. */
interface Request {
  readonly method: "GET" | "POST" | "PUT" | "PATCH"
  readonly path: string
  readonly body?: unknown
  readonly files?: FormData
}

type Prepare = (flow: DirectFlow, bench: Bench) => Promise<Request>

const get = (path: string): Request => ({ method: "GET", path })
const post = (path: string, body?: unknown): Request => ({ method: "POST", path, body })
const NO_APPROVAL = { product_code: PRODUCT.withoutApproval }
const SPLIT = { product_code: PRODUCT.split, period: 3 }

async function offered(flow: DirectFlow): Promise<string> {
  const uuid = await flow.submit()
  await flow.read(uuid)
  return uuid
}

async function asked(flow: DirectFlow): Promise<string> {
  const uuid = await flow.submit({ amount: "600.16" })
  await flow.read(uuid)
  return uuid
}

async function withPurchase(flow: DirectFlow): Promise<string> {
  const uuid = await flow.submit()
  await flow.client.put(`/applications/${uuid}/purchase/1234`, { purchase: { description: "A boat" } })
  return uuid
}

async function returnable(flow: DirectFlow, bench: Bench): Promise<string> {
  const { application, contract } = await flow.signed(NO_APPROVAL)
  await bench.control.actOn(application, "pay_out")
  await bench.control.advance(24 * 3600)
  return contract
}

async function drafted(flow: DirectFlow, bench: Bench) {
  const contract = await returnable(flow, bench)
  const client = new ServiceClient(bench.sandbox.url, bench.client.shop, "v3")
  const body = { contractChangeDetails: { type: "PARTIAL_RETURN", returnAmount: 100 } }
  const answer = await client.post(`/contracts/${contract}/versions`, body)
  return {
    contract,
    version: textAt(answer.body, "uuid"),
    schedule: textAt(answer.body, "paymentScheduleUuid"),
  }
}

function statement(): FormData {
  const form = new FormData()
  form.append("attachments[]", new Blob(["%PDF-1.4 a statement"]), "statement.pdf")
  form.append("type", "income_proof_document")
  form.append("description", "January to June")
  return form
}

/** A request that the service accepts, for every endpoint by the document's number. */
export const REQUEST_OF: Readonly<Record<string, Prepare>> = {
  A2: (_flow, bench) => Promise.resolve(post("/pos_sessions", minimalSession(bench.merchant))),
  A3: async (_flow, bench) => get(`/pos_sessions/${await bench.open()}`),
  B1: () =>
    Promise.resolve(
      post("/calculations", {
        product_code: PRODUCT.withApproval,
        amount: 300,
        period: 12,
        response_level: "payment_schedule",
      }),
    ),
  B2: () => Promise.resolve(get(`/products?product_code=${encodeURIComponent(PRODUCT.split)}`)),
  C1: (_flow, bench) => Promise.resolve(post("/applications", applicationBody(bench))),
  C2: async (flow) => get(`/applications/${await flow.submit()}?type=latest`),
  C3: async (flow) => post(`/applications/${await offered(flow)}/accept`),
  C4: async (flow) => post(`/applications/${await offered(flow)}/cancel`),
  "C5 POST": async (flow) => post(`/applications/${await flow.submit()}/signings`, { method: "paper" }),
  "C5 PATCH": async (flow) => {
    const uuid = await flow.submit(SPLIT)
    await flow.client.post(`/applications/${uuid}/signings`, { method: "sms" })
    const body = { method: "sms", confirmation_code: "0000" }
    return { method: "PATCH", path: `/applications/${uuid}/signings`, body }
  },
  C6: async (flow) => get(`/account_statements/bank_list?application_uuid=${await asked(flow)}`),
  C7: async (flow, bench) =>
    post("/account_statements/initiate_retrieval", {
      application_uuid: await asked(flow),
      return_url: `${bench.merchant.url}/bank-return`,
      bank_id: "24",
      locale: "et",
    }),
  C8: async (flow) => ({
    ...post(`/applications/${await asked(flow)}/attachments`),
    files: statement(),
  }),
  C9: async (flow) => get(`/applications/${await offered(flow)}/payment_schedules?response_level=full`),
  D1: async (flow) => ({
    method: "PUT",
    path: `/applications/${await flow.submit()}/purchase/1234`,
    body: { purchase: { purchase_reference: "order-1" } },
  }),
  D2: async (flow) => ({
    method: "PUT",
    path: `/applications/${await withPurchase(flow)}/purchase/1234/items`,
    body: { items: [{ serial_number: "S1" }] },
  }),
  D3: async (flow) => {
    await withPurchase(flow)
    return post("/purchases/1234/merchant", { merchant_name: "Boats" })
  },
  E1: async (flow) => get(`/contracts/${(await flow.contract()).contract}/printouts?force_regeneration=true`),
  E2: async (flow) => post(`/contracts/${(await flow.contract()).contract}/signings`, { method: "redirect" }),
  E3: async (flow) => {
    const { contract } = await flow.contract(SPLIT)
    await flow.sign(contract, "sms")
    const body = { method: "sms", confirmation_code: "0000" }
    return { method: "PATCH", path: `/contracts/${contract}/signings`, body }
  },
  E4: async (flow) => get(`/contracts/${(await flow.signed()).contract}`),
  E5: async (flow) => post(`/contracts/${(await flow.signed()).contract}/merchant_approval`),
  E6: async (flow) => post(`/contracts/${(await flow.signed()).contract}/cancel`),
  E7: async (flow, bench) => {
    const { contract } = await flow.signed({ amount: "1200.00", down_payment_amount: "120.00" })
    return post(`/contracts/${contract}/payment_link`, {
      return_url: `${bench.merchant.url}/paid?status={status}`,
    })
  },
  E8: async (flow) => post(`/contracts/${(await flow.signed(NO_APPROVAL)).contract}/merchant_withdrawal`),
  E9: async (flow) =>
    post(`/contracts/${(await flow.contract()).contract}/payout_accounts`, {
      payout_account_number: "EE382200221020145685",
    }),
  F1: async (flow, bench) => get(`/contracts/${await returnable(flow, bench)}/change_options`),
  F2: async (flow, bench) =>
    post(`/contracts/${await returnable(flow, bench)}/versions`, {
      contract_change_details: { type: "PARTIAL_RETURN", return_amount: 100 },
    }),
  F3: async (flow, bench) => {
    const { contract, schedule } = await drafted(flow, bench)
    return get(`/contracts/${contract}/payment_schedules/${schedule}`)
  },
  F4: async (flow, bench) => {
    const { contract, version } = await drafted(flow, bench)
    return { method: "PATCH", path: `/contracts/${contract}/versions/${version}/activate` }
  },
  F5: async (flow, bench) => get(`/contracts/${(await drafted(flow, bench)).contract}/versions`),
}

/** Sends a request of version 2 as the dialect writes it. */
export async function sendIn(bench: Bench, dialect: Dialect, request: Request): Promise<ServiceAnswer> {
  const client = new ServiceClient(bench.sandbox.url, bench.client.shop, dialect === "v3" ? "v3" : "v2")
  const path = dialect === "v3" ? inVersion3(request.path) : request.path
  if (request.files !== undefined) return client.upload(path, request.files)
  const body = dialect === "v2" ? request.body : camel(request.body)
  const send = { GET: () => client.get(path), POST: () => client.post(path, body) }
  if (request.method === "PUT") return client.put(path, body)
  return request.method === "PATCH" ? client.patch(path, body) : send[request.method]()
}

/** Hyphens in the path, camelCase in the query. */
function inVersion3(path: string): string {
  const [address = "", query] = path.split("?")
  const hyphens = address.replaceAll("_", "-")
  if (query === undefined) return hyphens
  const [name = "", value = ""] = query.split("=")
  return `${hyphens}?${name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())}=${value}`
}
