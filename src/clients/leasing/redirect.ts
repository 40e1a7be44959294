import { z } from "@medusajs/framework/zod"
import type { ApplicationToken } from "../../core/leasing/ids"
import { err, ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { isJsonObject } from "../http/casing"
import { jsonAnswer, type Decoder } from "../http/decoders"
import { everyDialect } from "../http/endpoint"
import { webAddress } from "../http/tolerant"
import type { WireAnswer } from "../http/transport"
import type { LeasingEndpoint } from "./leasing-endpoint"
import { verdictOf } from "./verdict"

export interface RedirectInput {
  readonly token: ApplicationToken
}

/** Service reference, section 9.3: the name of the field is not documented. */
const NAMES = ["url", "redirectUrl", "redirect", "link"] as const

const addressIn = (body: unknown): unknown =>
  isJsonObject(body) ? NAMES.map((name) => body[name]).find((value) => typeof value === "string") : body

const inJson = jsonAnswer(z.preprocess(addressIn, webAddress))

const bare: Decoder<string> = (body) => {
  const read = webAddress.safeParse(body)
  return read.success ? ok(read.data) : err("address_is_not_valid")
}

/** In a field, as a JSON text, or as bare text. */
const anAddress: Decoder<string> = (body) => (/^\s*https?:/i.test(body) ? bare(body) : inJson(body))

/** Endpoint 4 needs the key: an address that leads there is of no use to a browser. */
const NEEDS_KEY = /\/eshop\/[^/]+\/v2\/redirect\/?$/

const flaw = (_: unknown, found: string): string | null =>
  NEEDS_KEY.test(new URL(found).pathname) ? "address_needs_the_key" : null

/** Endpoint 3: where the shopper continues. Asked anew each time; check the host before following it. */
export const readRedirectUrl: LeasingEndpoint<RedirectInput, string> = {
  id: "L3",
  method: "GET",
  retry: "read",
  paths: everyDialect("/eshop/{shop}/{token}/v2/redirect/url"),
  place: ({ input, shop }) => ({ shop, token: input.token }),
  verdict: verdictOf,
  decode: anAddress,
  flaw,
}

/** A redirect is the answer here: where it leads is passed on, it is not followed. */
const whereItLeads = (answer: WireAnswer): Result<string, SystemError> =>
  answer.status >= 300 && answer.status < 400 && answer.location !== null
    ? ok(answer.location)
    : verdictOf(answer)

/**
 * Endpoint 4, asked by the server in place of the browser, which never gets the key: only where it leads goes on.
 */
export const readRedirect: LeasingEndpoint<RedirectInput, string> = {
  ...readRedirectUrl,
  id: "L4",
  paths: everyDialect("/eshop/{token}/v2/redirect"),
  place: ({ input }) => ({ token: input.token }),
  verdict: whereItLeads,
}
