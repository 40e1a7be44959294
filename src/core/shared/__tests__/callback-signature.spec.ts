import { isAuthenticCallback, signCallback } from "../callback-signature"

const KEY = "test-api-key"
const TIMESTAMP = "1613553000"
const SESSION_MESSAGE =
  '{"uuid":"5e3a459a-aada-4d81-b6ad-09cb9483c8bf","status":"completed","purchase_reference":"order-1001"}'
const CONTRACT_MESSAGE =
  '{"type":"CONTRACT","creditApplicationUuid":"471e6282-3384-412b-af7b-646eb8f04391","status":"ACTIVATED"}'

/** Computed from the documented rule, outside of this code. */
const VECTORS = {
  session:
    "8135721adf693b0bb59b3e5311f803223aeb3e782c347e6327eae4218699bd14d00b29b687316204e1929223dbd383778a0866952239052996ec26f4a66b5397",
  encoded:
    "628195b0eb33692f689a07a173764340ad097d3dd329ec1ad3523b5f5139db6cf75faa2f9ff180e6361c67041925816188158b4cc65255a2f3b547d0aee32679",
  contract:
    "2db7a3f89cc3994761e01fcc6dd4019e4377a9ca32d07bf71581134bf81fd2c628ab8cfe111e0a60b6bbd663f58bd43a868aab2d44ad4fbbfe38c2f08b6ee660",
}
const genuine = { timestamp: TIMESTAMP, message: SESSION_MESSAGE, hmac: VECTORS.session }

describe("an authentic callback", () => {
  it.each([
    ["a session message", SESSION_MESSAGE, VECTORS.session],
    ["a session message that was signed still encoded", SESSION_MESSAGE, VECTORS.encoded],
    ["a contract message", CONTRACT_MESSAGE, VECTORS.contract],
  ])("is %s", (_, message, hmac) => {
    expect(isAuthenticCallback({ timestamp: TIMESTAMP, message, hmac }, [KEY])).toBe(true)
  })

  it("may be signed over the message as it stood in the body", () => {
    const encodedMessage = "%7b%22uuid%22:+%221%22%7d"
    const hmac = signCallback(TIMESTAMP, encodedMessage, KEY)
    const message = '{"uuid": "1"}'
    expect(isAuthenticCallback({ timestamp: TIMESTAMP, message, hmac, encodedMessage }, [KEY])).toBe(true)
    expect(isAuthenticCallback({ timestamp: TIMESTAMP, message, hmac }, [KEY])).toBe(false)
  })

  it("may carry its hmac in upper case", () => {
    expect(isAuthenticCallback({ ...genuine, hmac: VECTORS.session.toUpperCase() }, [KEY])).toBe(true)
  })

  it("may be signed with the previous key while the key is being rotated", () => {
    expect(isAuthenticCallback(genuine, ["new-key", KEY])).toBe(true)
    expect(isAuthenticCallback(genuine, [KEY, "old-key"])).toBe(true)
  })
})

describe("a callback that is not authentic", () => {
  it.each([
    ["another key", genuine, ["another-key"]],
    ["no key", genuine, []],
    ["a changed message", { ...genuine, message: SESSION_MESSAGE.replace("1001", "1002") }, [KEY]],
    ["a changed timestamp", { ...genuine, timestamp: "1613553001" }, [KEY]],
    ["an empty hmac", { ...genuine, hmac: "" }, [KEY]],
    ["an hmac that is no hex", { ...genuine, hmac: "z".repeat(128) }, [KEY]],
    ["a shortened hmac", { ...genuine, hmac: VECTORS.session.slice(0, 126) }, [KEY]],
    ["a lengthened hmac", { ...genuine, hmac: `${VECTORS.session}00` }, [KEY]],
    ["an hmac with a line break", { ...genuine, hmac: `${VECTORS.session}\n` }, [KEY]],
    ["a signature of the message alone", { ...genuine, hmac: signCallback("", SESSION_MESSAGE, KEY) }, [KEY]],
  ])("has %s", (_, callback, keys) => {
    expect(isAuthenticCallback(callback, keys)).toBe(false)
  })

  it("was signed with an empty key, which anybody could", () => {
    const hmac = signCallback(TIMESTAMP, SESSION_MESSAGE, "")
    expect(isAuthenticCallback({ ...genuine, hmac }, ["", KEY])).toBe(false)
  })
})
