/** Hosts of this machine, where plain http is allowed. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname.toLowerCase())

const parse = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null)

/** True for https, and for http on this machine. */
export function isSecureAddress(address: string): boolean {
  const url = parse(address)
  if (url === null) return false
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname))
}

/**
 * Whether a shopper's browser may be sent to an address that the service answered.
 * @param hosts `host` or `host:port`, as in `URL.host`; a port that is not the scheme's own must be listed
 */
export function isRedirectAllowed(address: string, hosts: readonly string[]): boolean {
  const url = parse(address)
  if (url === null || !isSecureAddress(address)) return false
  if (url.username !== "" || url.password !== "") return false
  return hosts.some((host) => host.trim().toLowerCase() === url.host)
}

/**
 * Whether an address can be the base address of a connection: secure, and without credentials, query or hash.
 * A path is allowed; it is kept in front of every endpoint's own.
 */
export function isBaseAddress(address: string): boolean {
  const url = parse(address)
  if (url === null || !isSecureAddress(address)) return false
  return [url.username, url.password, url.search, url.hash].every((part) => part === "")
}
