import { z } from "@medusajs/framework/zod"
import { isJsonObject } from "../http/casing"
import { shownText, webAddressOrNull } from "../http/tolerant"

/** What E2 and E3 answered. Everything may be missing: the status alone says that it was accepted. */
export interface Signing {
  readonly number: string | null
  readonly method: string | null
  /** A moment with offset; null while it is not signed. */
  readonly signedAt: string | null
  /** Where the customer signs, of the method `redirect`. Check its host before following it. */
  readonly redirectUrl: string | null
}

/** Service reference, E2: none of these names is documented; they may stand at the top or under `signing`. */
const ADDRESS_KEYS = ["redirectUrl", "signingUrl", "url", "link"] as const

const flat = (body: unknown): unknown => {
  if (!isJsonObject(body)) return {}
  const { signing } = body
  const inner = isJsonObject(signing) ? signing : {}
  const address = ADDRESS_KEYS.flatMap((key) => [body[key], inner[key]]).find(
    (one) => typeof one === "string",
  )
  return { ...body, ...inner, redirectUrl: address }
}

export const signingReading: z.ZodType<Signing> = z.preprocess(
  flat,
  z
    .looseObject({
      number: shownText,
      method: shownText,
      signedAt: shownText,
      redirectUrl: webAddressOrNull,
    })
    .transform(({ number, method, signedAt, redirectUrl }) => ({ number, method, signedAt, redirectUrl })),
)
