/** Packs the package and lets publint and attw judge the tarball. */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

import { packPackage } from "./pack-package"
import { runSteps } from "./run-steps"

const ATTW = [
  ...["--profile", "node16"],
  // The admin's bundle is read by the admin's build alone and has no types.
  ...["--exclude-entrypoints", "admin"],
  ...["--include-entrypoints", "providers/partner", "providers/leasing", "modules/financing"],
  // Medusa reads these default exports itself, and as CommonJS.
  // The storefront kit is for browsers: a module only.
  ...["--ignore-rules", "cjs-only-exports-default", "cjs-resolves-to-esm"],
]

async function checkPackage(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "financing-pack-"))
  try {
    const tarball = await packPackage(folder)
    const failed = await runSteps([
      { name: "publint", line: ["publint", "run", tarball, "--strict"] },
      { name: "attw", line: ["attw", tarball, ...ATTW] },
    ])
    process.exitCode = failed.length
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

void checkPackage()
