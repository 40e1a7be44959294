/** Packs the package and lets publint and attw judge the tarball. */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

import { packPackage } from "./pack-package"
import { runSteps } from "./run-steps"

async function checkPackage(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "financing-pack-"))
  try {
    const tarball = await packPackage(folder)
    const failed = await runSteps([
      { name: "publint", line: ["publint", "run", tarball, "--strict"] },
      // The admin bundle is read by the admin's build alone and has no types.
      {
        name: "attw",
        line: [
          "attw",
          tarball,
          "--profile",
          "node16",
          "--exclude-entrypoints",
          "admin",
          "--include-entrypoints",
          "providers/partner",
          "modules/financing",
        ],
      },
    ])
    process.exitCode = failed.length
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

void checkPackage()
