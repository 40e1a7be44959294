/** What a storefront address template may hold. What is absent or null becomes empty. */
export interface StorefrontPlace {
  readonly country_code?: string | null
  readonly cart_id?: string | null
  readonly order_id?: string | null
  readonly locale?: string | null
}

const PLACEHOLDER = /\{(country_code|cart_id|order_id|locale)\}/g

/** Fills `{country_code}`, `{cart_id}`, `{order_id}` and `{locale}` of a template; values are URL-encoded. */
export const fillAddress = (template: string, place: StorefrontPlace): string =>
  template.replace(PLACEHOLDER, (_, name: keyof StorefrontPlace) => encodeURIComponent(place[name] ?? ""))

/**
 * Adds query parameters in front of a hash and behind a query that is already there.
 * Parameters that are null or absent are left out.
 */
export function addQuery(
  address: string,
  parameters: Readonly<Record<string, string | null | undefined>>,
): string {
  const added = Object.entries(parameters)
    .filter((entry): entry is [string, string] => typeof entry[1] === "string")
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&")
  if (added === "") return address
  const hashAt = address.indexOf("#")
  const [base, hash] = hashAt < 0 ? [address, ""] : [address.slice(0, hashAt), address.slice(hashAt)]
  const joint = !base.includes("?") ? "?" : /[?&]$/.test(base) ? "" : "&"
  return `${base}${joint}${added}${hash}`
}
