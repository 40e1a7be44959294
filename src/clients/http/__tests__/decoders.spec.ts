import { acceptance, anyAnswer } from "../decoders"
import { unwrapped } from "../unwrap"
import { z } from "@medusajs/framework/zod"

describe("a command that is accepted by its status", () => {
  it.each(["", "  ", "{}", "[]", "null", '"done"', "OK", "Created."])("may be answered with %j", (body) => {
    expect(acceptance(body).ok).toBe(true)
  })

  it.each(["<html>OK</html>", '{"uuid":', "{", "OK " + "x".repeat(60), "%PDF-1.4"])(
    "is not understood with %j",
    (body) => {
      expect(acceptance(body)).toEqual({ ok: false, error: "not_json" })
    },
  )
})

it("an answer that may say nothing is an empty object then", () => {
  const decode = anyAnswer(z.looseObject({ uuid: z.string().optional() }))
  expect(decode("")).toEqual({ ok: true, value: {} })
  expect(decode('{"uuid":"1"}')).toEqual({ ok: true, value: { uuid: "1" } })
  expect(decode('{"uuid":').ok).toBe(false)
})

it("an answer is taken out of its one wrapper, whatever that is called", () => {
  expect(unwrapped({ retrieval: { url: "x" } })).toEqual({ url: "x" })
  for (const body of [{ url: "x" }, { a: {}, b: 1 }, [1], "x", null]) expect(unwrapped(body)).toBe(body)
})
