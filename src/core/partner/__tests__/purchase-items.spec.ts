import { purchaseItemsOf, type SoldItem } from "../purchase-items"

const item = (id: string, change: Partial<SoldItem> = {}): SoldItem => ({
  id,
  title: `Article ${id}`,
  sku: null,
  quantity: 1,
  total: "49.999",
  serialNumbers: [],
  ...change,
})

const told = (items: readonly SoldItem[], given: Parameters<typeof purchaseItemsOf>[1] = []) =>
  purchaseItemsOf({ items, currency: "eur" }, given)

describe("the items of a purchase", () => {
  it("are the rows of the order, each with the amount of the whole row", () => {
    expect(told([item("a", { sku: "A-1", quantity: 3, total: "90.005" })])).toEqual([
      { itemReference: "A-1", type: "product", description: "Article a", quantity: 3, amount: "90.01" },
    ])
  })

  it("have no amount where there is none, and no quantity that is no whole number", () => {
    expect(told([item("a", { total: "0", quantity: 0.5 }), item("b", { total: null })])).toEqual([
      { type: "product", description: "Article a" },
      { type: "product", description: "Article b", quantity: 1 },
    ])
  })

  it("keep several serial numbers of one row side by side", () => {
    expect(told([item("a", { quantity: 2, serialNumbers: ["S1", "S2"] })])).toMatchObject([
      { serialNumber: "S1, S2" },
    ])
  })

  it("are all told when a row is completed by hand", () => {
    const given = [
      { orderItemId: "b", serialNumber: "S1" },
      { orderItemId: "b", serialNumber: "S2", url: "https://shop.example.com/b" },
      { serialNumber: "S3" },
    ]
    expect(told([item("a"), item("b", { serialNumbers: ["S0"] })], given)).toMatchObject([
      { description: "Article a" },
      { description: "Article b", serialNumber: "S1, S2", url: "https://shop.example.com/b" },
      { serialNumber: "S3" },
    ])
  })

  it("stand for themselves when no row is named", () => {
    expect(told([item("a")], [{ description: "A chair", amount: "10", quantity: null }])).toEqual([
      { description: "A chair", amount: "10" },
    ])
  })

  it("are nothing when a row is named that the order has not", () => {
    expect(told([item("a")], [{ orderItemId: "z", serialNumber: "S1" }])).toBeNull()
  })
})
