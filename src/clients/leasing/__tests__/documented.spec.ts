import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { createApplication } from "../application"
import { checkApplication } from "../check"
import { readRedirect, readRedirectUrl } from "../redirect"
import { readTariffs } from "../tariff"

const page = readFileSync(resolve(__dirname, "../../../../docs/leasing.md"), "utf8")
const DECLARED = { readTariffs, createApplication, readRedirectUrl, readRedirect, checkApplication }

it.each(Object.entries(DECLARED))(
  "docs/leasing.md says the truth about %s",
  (call, { id, method, paths, retry }) => {
    const row = [id, `\`${call}\``, method, `\`${paths.v2 ?? ""}\``, `\`${retry}\``]
    expect(page.replace(/ +/g, " ")).toContain(`| ${row.join(" | ")} |`)
  },
)
