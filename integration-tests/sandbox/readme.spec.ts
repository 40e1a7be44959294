import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { DEFAULT_LEASING_SHOPS, DEFAULT_SHOPS } from "../../sandbox"
import { FAULT_KINDS } from "../../sandbox/faults/fault"
import { ACTS } from "../../sandbox/life/acts"
import { LEASING_ACTS } from "../../sandbox/leasing/acts"
import { APPLICATION_ACTS } from "../../sandbox/life/application-acts"
import { DEFAULT_SETTINGS } from "../../sandbox/world/settings"
import { REQUESTS, SHAPES } from "../../sandbox/world/shapes"

const readme = readFileSync(resolve(__dirname, "../../sandbox/README.md"), "utf8").replace(/ +/g, " ")

function settingNames(settings: object, path = ""): string[] {
  return Object.entries(settings).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && Object.keys(value).length > 0
      ? settingNames(value, `${path}${name}.`)
      : [path + name],
  )
}

describe("the sandbox's README", () => {
  it.each(settingNames(DEFAULT_SETTINGS))("explains the setting %s", (name) => {
    expect(readme).toContain(`\`${name}\``)
  })

  it.each(Object.entries(SHAPES))("names every form of %s", (name, forms) => {
    const line = readme.split("\n").find((text) => text.includes(`\`shapes.${name}\``)) ?? ""
    for (const form of forms) expect(line).toContain(`\`${form}\``)
  })

  it.each(Object.entries(REQUESTS))("names every form of the request's %s", (name, forms) => {
    const line = readme.split("\n").find((text) => text.includes(`\`requests.${name}\``)) ?? ""
    for (const form of forms) expect(line).toContain(`\`${form}\``)
  })

  it.each([...Object.keys(ACTS), ...Object.keys(APPLICATION_ACTS), ...Object.keys(LEASING_ACTS)])(
    "explains the act %s",
    (name) => {
      expect(readme).toContain(`\`${name}\``)
    },
  )

  it.each(FAULT_KINDS)("explains the fault %s", (name) => {
    expect(readme).toContain(`| \`${name}\` |`)
  })

  it("lists every leasing shop with its key and its tariffs", () => {
    for (const { name, uuid, apiKey, tariffs } of DEFAULT_LEASING_SHOPS) {
      const codes = tariffs.map((tariff) => `\`${tariff.tariff_code}\``).join(", ")
      expect(readme).toContain(`| ${name} | \`${uuid}\` | \`${apiKey}\` | ${codes} |`)
    }
  })

  it("lists every shop with its key, and the products of the first", () => {
    for (const shop of DEFAULT_SHOPS) {
      expect(readme).toContain(
        `| ${shop.market} | ${shop.currency} | \`${shop.shopUuid}\` | \`${shop.apiKey}\` |`,
      )
    }
    for (const product of DEFAULT_SHOPS[0]?.products ?? [])
      expect(readme).toContain(`| \`${product.code}\` |`)
  })
})
