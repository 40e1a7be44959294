import { ticketsIn } from "../client/tickets.js"

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    clear: () => {
      kept.clear()
    },
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  }
}

const TICKET = { id: "fin_1", token: "t" }

describe("the tickets of a browser", () => {
  it("are found again for their cart, until they are dropped", () => {
    const tickets = ticketsIn(memory())
    tickets.keep("cart_1", TICKET)
    expect(tickets.find("cart_1")).toEqual(TICKET)
    expect(tickets.find("cart_2")).toBeNull()
    tickets.drop("cart_1")
    expect(tickets.find("cart_1")).toBeNull()
  })

  it.each(["", "{", "null", '"x"', '{"id":1,"token":"t"}', '{"id":"fin_1"}'])(
    "are none when %j is kept",
    (kept) => {
      const storage = memory()
      storage.setItem("financing:cart_1", kept)
      expect(ticketsIn(storage).find("cart_1")).toBeNull()
    },
  )

  it("fail nothing where the browser forbids its storage", () => {
    const forbidden = () => {
      throw new DOMException("forbidden", "SecurityError")
    }
    const tickets = ticketsIn(
      Object.assign(memory(), { getItem: forbidden, setItem: forbidden, removeItem: forbidden }),
    )
    tickets.keep("cart_1", TICKET)
    tickets.drop("cart_1")
    expect(tickets.find("cart_1")).toBeNull()
  })
})
