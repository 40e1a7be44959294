/** `npm run check`: types, lint, format, layers, dead code and the package, each named. Ends 1 when one is wrong. */
import { runSteps, type Step } from "./run-steps"

const TYPED = [
  "tsconfig.json",
  "src/admin/tsconfig.json",
  "sandbox/tsconfig.json",
  "storefront/tsconfig.json",
  "demo/tsconfig.json",
  "demo/shop/browser/tsconfig.json",
  "scripts/tsconfig.json",
  "integration-tests/tsconfig.json",
]

const LAYERED = ["src", "sandbox", "storefront", "demo", "scripts", "integration-tests"]

const STEPS: Step[] = [
  ...TYPED.map((project) => ({ name: `types ${project}`, line: ["tsc", "--noEmit", "-p", project] })),
  { name: "lint", line: ["eslint", ".", "--max-warnings", "0"] },
  { name: "format", line: ["prettier", "--check", "--log-level", "warn", "."] },
  { name: "layers", line: ["depcruise", ...LAYERED] },
  { name: "dead code", line: ["knip"] },
  { name: "package", line: ["tsx", "scripts/check-package.ts"] },
]

void runSteps(STEPS).then((failed) => {
  console.log(failed.length === 0 ? "All checks passed." : `Failed: ${failed.join(", ")}.`)
  process.exitCode = failed.length === 0 ? 0 : 1
})
