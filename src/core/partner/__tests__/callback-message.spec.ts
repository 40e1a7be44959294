import { readCallbackMessage } from "../callback-message"
import { APPLICATION, SESSION } from "./support/readings"

const sessionValue = {
  about: "session",
  sessionUuid: SESSION,
  statusWord: "completed",
  purchaseReference: "order-1001",
}

describe("the message of a callback", () => {
  it.each([
    ["snake case", `{"uuid":"${SESSION}","status":"completed","purchase_reference":"order-1001"}`],
    [
      "camel case",
      `{"uuid":"${SESSION.toUpperCase()}","status":"completed","purchaseReference":"order-1001"}`,
    ],
    [
      "percent-encoding",
      encodeURIComponent(`{"uuid":"${SESSION}","status":"completed","purchase_reference":"order-1001"}`),
    ],
  ])("names a session in %s", (_, message) => {
    expect(readCallbackMessage(message)).toEqual({ ok: true, value: sessionValue })
  })

  it.each(["creditApplicationUuid", "credit_application_uuid"])("names an application by %s", (key) => {
    const message = JSON.stringify({ type: "CONTRACT", [key]: APPLICATION, status: "ACTIVATED" })
    expect(readCallbackMessage(message)).toEqual({
      ok: true,
      value: {
        about: "application",
        type: "CONTRACT",
        applicationUuid: APPLICATION,
        statusWord: "ACTIVATED",
      },
    })
  })

  it("may lack everything but the id", () => {
    expect(readCallbackMessage(`{"uuid":"${SESSION}","new_key":[1]}`)).toMatchObject({
      value: { statusWord: "", purchaseReference: null },
    })
  })

  it.each(["", "null", "[]", "{}", "%", "{", '{"uuid":"1"}', '{"uuid":5}', '{"type":"CONTRACT"}', '"text"'])(
    "is malformed when it is %p",
    (message) => {
      expect(readCallbackMessage(message)).toEqual({ ok: false, error: { kind: "malformed_message" } })
    },
  )
})
