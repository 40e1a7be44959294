import type { BrowserReturn, Ledger, LedgerContract, LedgerLeasing, LedgerSession } from "../../sandbox"

export type Report = {
  session: LedgerSession
  contract: LedgerContract | null
  browser_return: BrowserReturn
}

export type LeasingReport = {
  application: LedgerLeasing
  browser_return: { url: string }
}

/** The sandbox's own door, for checks and tests. */
export function sandboxClient(sandboxUrl: string) {
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(`${sandboxUrl}/_sandbox${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`The sandbox answered ${String(response.status)}: ${await response.text()}`)
    return (await response.json()) as T
  }
  return {
    ledger: () => call<Ledger>("/ledger"),
    session: (uuid: string) => call<Report>(`/sessions/${uuid}`),
    /** For example `grant`, `decline`, `expire`: see sandbox/README.md. */
    act: (uuid: string, action: string) => call<Report>(`/sessions/${uuid}/act`, { action }),
    application: (token: string) => call<LeasingReport>(`/leasing/applications/${token}`),
    /** For example `sign`, `reject`, `close_expired`. */
    actOnLeasing: (token: string, action: string) =>
      call<LeasingReport>(`/leasing/applications/${token}/act`, { action }),
    /** The same for an application of the direct flow, or its contract. */
    actOnApplication: (uuid: string, action: string) => call<object>(`/applications/${uuid}/act`, { action }),
  }
}

/** The session that a redirect address opens. */
export const sessionOf = (redirectUrl: string): string => new URL(redirectUrl).pathname.split("/").pop() ?? ""

/**
 * What the shopper's browser does with the button "Back to the shop", as far as the address that it is sent to.
 * @throws Error when it is sent nowhere
 */
export async function followReturn(back: Pick<BrowserReturn, "url"> & Partial<BrowserReturn>): Promise<URL> {
  const address = new URL(back.url)
  for (const [name, value] of Object.entries(back.params ?? {})) address.searchParams.set(name, value)
  const response = await fetch(address, { redirect: "manual" })
  const target = response.headers.get("location")
  if (target === null) throw new Error(`The return address answered ${String(response.status)}.`)
  return new URL(target)
}
