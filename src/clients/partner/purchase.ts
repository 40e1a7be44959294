import { z } from "@medusajs/framework/zod"
import type { ApplicationUuid } from "../../core/partner/ids"
import { err, ok } from "../../core/shared/result"
import { isJsonObject } from "../http/casing"
import { acceptance, anyAnswer } from "../http/decoders"
import { shownText } from "../http/tolerant"
import { inDialect, present, type PartnerEndpoint } from "./partner-endpoint"
import { inVersion2 } from "./paths"
import { itemBody, purchaseBody } from "./purchase-form"
import {
  purchaseItems,
  purchaseMerchant,
  purchaseRequest,
  type PurchaseItems,
  type PurchaseMerchant,
  type PurchaseRequest,
} from "./purchase-request"
import { codesOf } from "../http/request-codes"

export interface PurchasePlace {
  readonly applicationUuid: ApplicationUuid
  /** Not always a UUID; where an application has no purchase, one that we make up creates it. */
  readonly purchaseUuid: string
}

/** What D1 answered. */
export interface WrittenPurchase {
  /** Null where the answer does not say. */
  readonly purchaseUuid: string | null
}

const written: z.ZodType<WrittenPurchase> = z.preprocess(
  (body) => (isJsonObject(body) ? (body["purchase"] ?? body) : {}),
  z.looseObject({ uuid: shownText }).transform(({ uuid }) => ({ purchaseUuid: uuid })),
)

const place = ({ input }: { readonly input: PurchasePlace }) => ({
  application: input.applicationUuid,
  purchase: input.purchaseUuid,
})

/** D1: creates or changes the purchase of an application. A second one leaves what the first left. */
export const writePurchase: PartnerEndpoint<
  PurchasePlace & { readonly purchase: PurchaseRequest },
  WrittenPurchase
> = {
  id: "D1",
  group: "purchase",
  method: "PUT",
  retry: "idempotent",
  paths: inVersion2("/applications/{application}/purchase/{purchase}"),
  place,
  body: ({ input }, dialect) => {
    const checked = purchaseRequest.safeParse(input.purchase)
    return checked.success
      ? ok(inDialect({ purchase: purchaseBody(checked.data) }, dialect))
      : err(codesOf(checked.error))
  },
  decode: anyAnswer(written),
}

/** D2: replaces all items of a purchase. A second one leaves what the first left. */
export const writePurchaseItems: PartnerEndpoint<
  PurchasePlace & { readonly items: PurchaseItems },
  undefined
> = {
  id: "D2",
  group: "purchase",
  method: "PUT",
  retry: "idempotent",
  paths: inVersion2("/applications/{application}/purchase/{purchase}/items"),
  place,
  body: ({ input }, dialect) => {
    const checked = purchaseItems.safeParse(input.items)
    return checked.success
      ? ok(inDialect({ items: checked.data.map(itemBody) }, dialect))
      : err(codesOf(checked.error))
  },
  decode: acceptance,
}

export interface PurchaseMerchantInput {
  readonly purchaseUuid: string
  readonly merchant: PurchaseMerchant
}

/** D3: names the merchant behind a purchase in a shop of many. Not repeated: read back what was stored. */
export const addPurchaseMerchant: PartnerEndpoint<PurchaseMerchantInput, undefined> = {
  id: "D3",
  group: "purchase",
  method: "POST",
  retry: "never",
  paths: inVersion2("/purchases/{purchase}/merchant"),
  place: ({ input }) => ({ purchase: input.purchaseUuid }),
  body: ({ input, choices }, dialect) => {
    const checked = purchaseMerchant.safeParse(input.merchant)
    if (!checked.success) return err(codesOf(checked.error))
    const merchant = present({
      merchant_name: checked.data.merchantName,
      merchant_registry_code: checked.data.merchantRegistryCode,
      merchant_order_reference: checked.data.merchantOrderReference,
      merchant_domain_name: checked.data.merchantDomainName,
    })
    return ok(inDialect(choices.purchaseMerchantForm === "wrapped" ? { merchant } : merchant, dialect))
  },
  decode: acceptance,
}
