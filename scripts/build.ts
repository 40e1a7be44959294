/** `npm run build`: everything that the package ships, into `.medusa/server` and `dist`. */
import fs from "node:fs"
import path from "node:path"

import { ROOT } from "./run-command"
import { runSteps } from "./run-steps"

fs.rmSync(path.join(ROOT, "dist"), { recursive: true, force: true })

void runSteps([
  { name: "plugin", line: ["medusa", "plugin:build"] },
  { name: "whole", line: ["tsx", "scripts/built-whole.ts"] },
  { name: "admin", line: ["tsx", "scripts/name-admin-chunks.ts"] },
  { name: "words", line: ["tsx", "scripts/shrink-words.ts"] },
  { name: "sandbox", line: ["tsc", "-p", "sandbox/tsconfig.json"] },
  { name: "storefront", line: ["tsc", "-p", "storefront/tsconfig.json"] },
]).then((failed) => {
  // It says that the kit's files are modules.
  fs.copyFileSync(
    path.join(ROOT, "storefront", "package.json"),
    path.join(ROOT, "dist", "storefront", "package.json"),
  )
  process.exitCode = failed.length
})
