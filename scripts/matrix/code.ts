import type { Twin } from "./twin"

/** The code that a made-up telephone has got last. */
export function codeOf(twin: Twin): string {
  const code = twin.ledger().messages.find((message) => message.code !== null)?.code
  if (code === undefined || code === null) throw new Error("No code was sent.")
  return code
}
