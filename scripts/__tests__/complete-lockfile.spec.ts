import fs from "node:fs"
import os from "node:os"
import path from "node:path"

import { runCommand } from "../run-command"

const LOCK = {
  packages: {
    "": { version: "1.0.0" },
    "node_modules/fast": {
      version: "2.0.0",
      optionalDependencies: {
        "@fast/linux-x64-gnu": "2.0.0",
        "@fast/darwin-arm64": "2.0.0",
        loose: "^1.0.0",
      },
    },
    "node_modules/fast/node_modules/@fast/linux-x64-gnu": { version: "2.0.0", optional: true },
  },
}

it("adds the packages of other platforms that npm left out, and keeps the rest as it is", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "financing-lock-"))
  const file = path.join(folder, "package-lock.json")
  fs.writeFileSync(file, JSON.stringify(LOCK))
  const { code } = await runCommand({ line: ["tsx", "scripts/complete-lockfile.ts", file] })
  expect(code).toBe(0)
  expect(JSON.parse(fs.readFileSync(file, "utf8"))).toEqual({
    packages: {
      ...LOCK.packages,
      "node_modules/@fast/darwin-arm64": { version: "2.0.0", optional: true, os: ["darwin"], cpu: ["arm64"] },
    },
  })
  fs.rmSync(folder, { recursive: true })
})
