import { download, type Download } from "../http/download"
import type { SendOptions } from "../http/send"
import type { Answer } from "./answer"
import type { PrintoutInput, PrintoutLink } from "./printout"

/** Bytes of a contract as a file; docs/unknowns.md. */
const MAX_PRINTOUT = 10 * 1024 * 1024

/** Milliseconds for the link and the file together. */
const PRINTOUT_BUDGET_MS = 30_000

type ReadLink = (input: PrintoutInput, options: SendOptions) => Answer<PrintoutLink>

/**
 * A contract as a file: E1 for the link, then the file from there, without the key and only from the connection's own
 * hosts. It is streamed; nobody but the server sees the link.
 */
export const openPrintout =
  (readLink: ReadLink, hosts: readonly string[]) =>
  async (input: PrintoutInput, { budgetMs = PRINTOUT_BUDGET_MS }: SendOptions = {}): Answer<Download> => {
    const started = performance.now()
    const link = await readLink(input, { budgetMs })
    if (!link.ok) return link
    const leftMs = budgetMs - (performance.now() - started)
    return download(link.value.link, { hosts, maxBytes: MAX_PRINTOUT, budgetMs: leftMs })
  }
