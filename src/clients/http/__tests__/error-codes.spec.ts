import { errorCodesOf } from "../error-codes"

describe("the codes of a refusal", () => {
  it.each([
    [{ error: ["unauthorized"] }, ["unauthorized"]],
    [{ message: "not_found" }, ["not_found"]],
    [
      { message: ["contract_not_found", "application_not_found"] },
      ["contract_not_found", "application_not_found"],
    ],
    [
      { message: "total amount must not be blank", errorCode: "CONSTRAINTS_VIOLATED_GENERAL" },
      ["CONSTRAINTS_VIOLATED_GENERAL"],
    ],
    [{ Message: "can_not_cancel", error_code: "can_not_cancel" }, ["can_not_cancel"]],
    [
      { errors: [{ code: "product_code_is_missing", message: "Product code is missing." }] },
      ["product_code_is_missing"],
    ],
    [{ errors: { email: ["is_invalid"] } }, ["is_invalid"]],
    [{ error: { code: "a.b-c:d" } }, ["a.b-c:d"]],
  ])("are found in %j", (body, codes) => {
    expect(errorCodesOf(JSON.stringify(body))).toEqual(codes)
  })

  it.each([
    "37811120001",
    "220475-19895",
    "EE382200221020145685",
    "shopper@example.com",
    "+37251234567",
    "Mari",
    "Mari Maasikas",
    "x".repeat(101),
    "no spaces allowed",
    "code\nwith_break",
  ])("are never a person's: %p", (text) => {
    expect(
      errorCodesOf(JSON.stringify({ message: text, errors: [{ message: [text], error: text }] })),
    ).toEqual([])
  })

  it("do not include what was sent", () => {
    const body = { errors: [{ code: "is_invalid", rejectedValue: "maasikas", field: "last_name" }] }
    expect(errorCodesOf(JSON.stringify(body))).toEqual(["is_invalid"])
  })

  it.each(["", "<html>", "null", "[]", "5", '{"message":5}', '"text_alone', "{"])(
    "are none in %p",
    (body) => {
      expect(errorCodesOf(body)).toEqual([])
    },
  )

  it("end somewhere", () => {
    expect(
      errorCodesOf(JSON.stringify({ message: Array.from({ length: 999 }, (_, i) => `c${String(i)}`) })),
    ).toHaveLength(20)
    expect(errorCodesOf(`${'{"error":'.repeat(3000)}1${"}".repeat(3000)}`)).toEqual([])
  })

  it("are taken apart where one text holds several, but not a sentence or a name", () => {
    expect(errorCodesOf('{"message":"payment_schedule_not_found, application_not_found"}')).toEqual([
      "payment_schedule_not_found",
      "application_not_found",
    ])
    expect(errorCodesOf('{"message":"Smith, John"}')).toEqual([])
    expect(errorCodesOf('{"message":"private_name, 37811120001"}')).toEqual([])
  })
})
