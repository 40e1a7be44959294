import { createHmac } from "node:crypto"
import { signMessage } from "../../sandbox"
import { percentEncoded } from "../../sandbox/callbacks/sign-message"

const apiKey = "test-api-key"
const timestamp = "1613553000"
const SESSION = `{"uuid":"5e3a459a-aada-4d81-b6ad-09cb9483c8bf","status":"completed","purchase_reference":"order-1001"}`
const CONTRACT = `{"type":"CONTRACT","creditApplicationUuid":"471e6282-3384-412b-af7b-646eb8f04391","status":"ACTIVATED"}`

describe("the signature of a message", () => {
  it.each([
    [
      "a session's message",
      SESSION,
      "8135721adf693b0bb59b3e5311f803223aeb3e782c347e6327eae4218699bd14d00b29b687316204e1929223dbd383778a0866952239052996ec26f4a66b5397",
    ],
    [
      "the same message percent-encoded",
      percentEncoded(SESSION),
      "628195b0eb33692f689a07a173764340ad097d3dd329ec1ad3523b5f5139db6cf75faa2f9ff180e6361c67041925816188158b4cc65255a2f3b547d0aee32679",
    ],
    [
      "a contract's message of the direct flow",
      CONTRACT,
      "2db7a3f89cc3994761e01fcc6dd4019e4377a9ca32d07bf71581134bf81fd2c628ab8cfe111e0a60b6bbd663f58bd43a868aab2d44ad4fbbfe38c2f08b6ee660",
    ],
  ])("is the known one for %s", (_name, message, hmac) => {
    expect(signMessage({ apiKey, message, timestamp })).toEqual({ message, timestamp, hmac })
  })

  it("is HMAC-SHA512 in lower-case hex over the timestamp, a dot and the message", () => {
    const { hmac } = signMessage({ apiKey, message: SESSION, timestamp })
    expect(hmac).toMatch(/^[0-9a-f]{128}$/)
    expect(hmac).toBe(createHmac("sha512", apiKey).update(`${timestamp}.${SESSION}`).digest("hex"))
  })

  it("changes with the key, the message and the timestamp", () => {
    const { hmac } = signMessage({ apiKey, message: SESSION, timestamp })
    const others = [
      signMessage({ apiKey: "other-key", message: SESSION, timestamp }),
      signMessage({ apiKey, message: `${SESSION} `, timestamp }),
      signMessage({ apiKey, message: SESSION, timestamp: "1613553001" }),
    ]
    for (const other of others) expect(other.hmac).not.toBe(hmac)
  })
})
