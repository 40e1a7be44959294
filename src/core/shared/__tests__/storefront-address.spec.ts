import { addQuery, fillAddress } from "../storefront-address"

describe("a storefront address template", () => {
  it("is filled with URL-encoded values", () => {
    const template = "https://shop.example.com/{country_code}/order/{order_id}?lang={locale}&cart={cart_id}"
    const place = { country_code: "ee", order_id: "order 1/2", locale: "et-ET", cart_id: "cart_1" }
    expect(fillAddress(template, place)).toBe(
      "https://shop.example.com/ee/order/order%201%2F2?lang=et-ET&cart=cart_1",
    )
  })

  it("leaves a placeholder empty that may not be filled", () => {
    expect(fillAddress("https://shop.example.com/done?o={order_id}&c={cart_id}", { order_id: null })).toBe(
      "https://shop.example.com/done?o=&c=",
    )
  })

  it("fills a placeholder each time and leaves other braces alone", () => {
    expect(fillAddress("/{locale}/{other}/{locale}", { locale: "lv-LV" })).toBe("/lv-LV/{other}/lv-LV")
  })

  it("does not fill what a value itself contains", () => {
    expect(fillAddress("/{cart_id}", { cart_id: "{order_id}$&", order_id: "secret" })).toBe(
      "/%7Border_id%7D%24%26",
    )
  })
})

describe("query parameters of a storefront address", () => {
  it.each([
    ["https://shop.example.com/cart", "https://shop.example.com/cart?financing=declined"],
    ["https://shop.example.com/cart?a=1", "https://shop.example.com/cart?a=1&financing=declined"],
    ["https://shop.example.com/cart?", "https://shop.example.com/cart?financing=declined"],
    ["https://shop.example.com/cart?a=1&", "https://shop.example.com/cart?a=1&financing=declined"],
    ["https://shop.example.com/cart#step", "https://shop.example.com/cart?financing=declined#step"],
    ["https://shop.example.com/?a=1#/b?c=2", "https://shop.example.com/?a=1&financing=declined#/b?c=2"],
  ])("are added to %s", (address, expected) => {
    expect(addQuery(address, { financing: "declined" })).toBe(expected)
  })

  it("are encoded, and absent ones left out", () => {
    expect(addQuery("/x", { reason: "a b&c", order_id: null, other: undefined })).toBe("/x?reason=a%20b%26c")
    expect(addQuery("/x", { order_id: null })).toBe("/x")
  })
})
