import { isBaseAddress, isLoopback, isRedirectAllowed, isSecureAddress } from "../redirect-hosts"

const HOSTS = ["epos.example.com", "Pay.Example.com:8443", "127.0.0.1:9400"]

describe("where a shopper may be sent", () => {
  it.each([
    "https://epos.example.com/sessions/1?a=b#c",
    "https://EPOS.example.com/",
    "https://epos.example.com:443/",
    "https://pay.example.com:8443/x",
    "http://127.0.0.1:9400/epos",
  ])("allows %s", (address) => {
    expect(isRedirectAllowed(address, HOSTS)).toBe(true)
  })

  it.each([
    "http://epos.example.com/",
    "https://epos.example.com.evil.test/",
    "https://evil.test/epos.example.com",
    "https://epos.example.com@evil.test/",
    "https://user:pass@epos.example.com/",
    "https://epos.example.com:8443/",
    "https://pay.example.com/",
    "https://sub.epos.example.com/",
    "https://epos.example.com./",
    "http://127.0.0.1:9401/",
    "javascript:alert(1)",
    "//epos.example.com/",
    "data:text/html,x",
    "",
  ])("does not allow %p", (address) => {
    expect(isRedirectAllowed(address, HOSTS)).toBe(false)
  })

  it("allows nothing without hosts", () => {
    expect(isRedirectAllowed("https://epos.example.com/", [])).toBe(false)
  })
})

describe("plain http", () => {
  it.each(["localhost", "127.0.0.1", "127.8.0.1", "::1", "[::1]", "LOCALHOST"])("is fine on %s", (host) => {
    expect(isLoopback(host)).toBe(true)
  })

  it.each(["127.0.0.1.evil.test", "localhost.evil.test", "10.0.0.1", "0.0.0.0", ""])(
    "is not on %p",
    (host) => {
      expect(isLoopback(host)).toBe(false)
    },
  )

  it("is refused elsewhere", () => {
    expect(isSecureAddress("http://shop.example.com")).toBe(false)
    expect(isSecureAddress("https://shop.example.com")).toBe(true)
    expect(isSecureAddress("http://[::1]:3000")).toBe(true)
    expect(isSecureAddress("not an address")).toBe(false)
  })
})

describe("the base address of a connection", () => {
  it.each(["https://api.example.com", "https://api.example.com/gateway/", "http://localhost:9400"])(
    "may be %s",
    (address) => {
      expect(isBaseAddress(address)).toBe(true)
    },
  )

  it.each([
    "https://api.example.com/?x=1",
    "https://api.example.com/#x",
    "https://u:p@api.example.com",
    "http://api.example.com",
    "api.example.com",
  ])("may not be %s", (address) => {
    expect(isBaseAddress(address)).toBe(false)
  })
})
