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
]).then((failed) => {
  process.exitCode = failed.length
})
