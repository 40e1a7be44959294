import { randomBytes } from "node:crypto"
import { inspect } from "node:util"
import { Keyring, readKey, tokenHash } from "../keyring"

const place = { table: "financing_secret", row: "fincon_1", column: "api_key" }
const ring = (...keys: Buffer[]): Keyring => new Keyring(keys)

describe("secrets at rest", () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)]

  it("a sealed key opens in its own place and hides the plain text", () => {
    const sealed = ring(newer).seal("my-api-key", place)
    expect(sealed).not.toContain("my-api-key")
    expect(ring(newer).open(sealed, place)).toBe("my-api-key")
  })

  it("the same text is never sealed the same way twice", () => {
    expect(ring(newer).seal("x", place)).not.toBe(ring(newer).seal("x", place))
  })

  it.each([
    ["another row", { ...place, row: "fincon_2" }],
    ["another column", { ...place, column: "previous_api_key" }],
    ["another table", { ...place, table: "financing" }],
  ])("a sealed key that was moved to %s does not open", (_where, elsewhere) => {
    expect(ring(newer).open(ring(newer).seal("x", place), elsewhere)).toBeNull()
  })

  it("what an older key sealed still opens while that key is on the ring, and not after", () => {
    const sealed = ring(older).seal("x", place)
    expect(ring(newer, older).open(sealed, place)).toBe("x")
    expect(ring(newer).open(sealed, place)).toBeNull()
  })

  it("a changed or truncated value does not open", () => {
    const sealed = ring(newer).seal("some longer secret", place)
    const flipped = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA")
    for (const broken of [flipped, sealed.slice(0, 30), "", "v1", "v2.x.y", `${sealed}.x`.slice(3)])
      expect(ring(newer).open(broken, place)).toBeNull()
  })

  it("keeps no key where a log line could show it", () => {
    const key = Buffer.alloc(32, "k")
    expect(JSON.stringify(ring(key)) + inspect(ring(key), { depth: 9 })).not.toMatch(/kkkk|6b6b/)
  })
})

describe("tokens", () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)]

  it("a token is made for one purpose and one subject", () => {
    const token = ring(newer).token("start-link", "payses_1")
    expect(Buffer.from(token, "base64url")).toHaveLength(32)
    expect(ring(newer).isToken("start-link", "payses_1", token)).toBe(true)
    expect(ring(newer).isToken("start-link", "payses_2", token)).toBe(false)
    expect(ring(newer).isToken("shopper", "payses_1", token)).toBe(false)
    expect(ring(newer).isToken("start-link", "payses_1", "")).toBe(false)
  })

  it("a link that was handed out before the key changed still works", () => {
    const token = ring(older).token("start-link", "payses_1")
    expect(ring(newer, older).isToken("start-link", "payses_1", token)).toBe(true)
    expect(ring(newer).isToken("start-link", "payses_1", token)).toBe(false)
  })

  it("only a digest of a token is stored", () => {
    expect(tokenHash("token")).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe("the encryption key of the options", () => {
  it("may be written in base64, base64url or hex, and has 32 bytes", () => {
    const key = Buffer.alloc(32, 0xfb)
    for (const text of [key.toString("base64"), key.toString("base64url"), key.toString("hex")])
      expect(readKey(text)).toEqual(key)
  })

  it.each([
    "",
    "short",
    Buffer.alloc(31).toString("base64"),
    Buffer.alloc(33).toString("base64"),
    "z".repeat(64),
  ])("is refused as %j", (text) => {
    expect(readKey(text)).toBeNull()
  })
})
