import type { SystemError } from "../shared/system-error"

/** Statuses of an application that is not there (any more). */
const GONE = [404, 410]

/** Codes that speak of the token or of time that has run out. The list of codes is not documented. */
const ABOUT_THE_TOKEN = /TOKEN|EXPIRED|NOT_FOUND/i

/**
 * Whether the service refuses an application's token for good, so that the shopper needs a new application with a new
 * order id. The old one stays in the history: it may still have been signed.
 */
export const isTokenRefused = (error: SystemError): boolean =>
  error.kind === "rejected" &&
  error.status !== 0 &&
  (GONE.includes(error.status) || error.codes.some((code) => ABOUT_THE_TOKEN.test(code)))
