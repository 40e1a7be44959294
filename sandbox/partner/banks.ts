import type { JsonObject } from "../json"
import type { Shapes } from "../world/shapes"

export interface Bank {
  readonly id: string
  readonly name: string
}

/** Made-up banks. The first id is the one of the service's sample. */
export const BANKS: readonly Bank[] = [
  { id: "24", name: "First Sandbox Bank" },
  { id: "7", name: "Second Sandbox Bank" },
  { id: "101", name: "Savings Bank of Sand" },
]

/** A bank with its name, id and icon; the document does not show how they are called. */
export function bankView({ id, name }: Bank, url: string, shapes: Shapes): JsonObject {
  const icon = `${url}/bank/icons/${id}.svg`
  const written = shapes.bank_id === "text" ? id : Number(id)
  const forms = {
    short: { id: written, name, icon },
    prefixed: { bank_id: written, bank_name: name, icon_url: icon },
    logo: { id: written, name, logo: icon },
    logo_url: { bank_id: written, name, logo_url: icon },
  }
  return forms[shapes.bank_names]
}
