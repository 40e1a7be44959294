import { spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

import { z } from "@medusajs/framework/zod"

export type Outcome = { passed: number; failed: number }

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})

const ROOT = path.resolve(__dirname, "..")

/**
 * Runs the named jest projects and counts. A test file that could not be run counts as one failure;
 * so does a run that produced no report, or that jest itself calls a failure while no test failed.
 */
export async function runJest(projects: readonly string[], args: readonly string[]): Promise<Outcome> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "financing-jest-"))
  const file = path.join(folder, "report.json")
  const code = await jest([
    ...["--selectProjects", ...projects],
    ...["--json", `--outputFile=${file}`, "--forceExit", "--passWithNoTests"],
    ...(args.some((arg) => arg.startsWith("--silent")) ? [] : ["--silent"]),
    ...args,
  ])
  const counts = fs.existsSync(file) ? report.parse(JSON.parse(fs.readFileSync(file, "utf8"))) : undefined
  fs.rmSync(folder, { recursive: true })
  if (!counts) return { passed: 0, failed: 1 }
  const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites
  return { passed: counts.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** `--experimental-vm-modules`: Medusa loads parts of itself with `import()`. */
function jest(args: readonly string[]): Promise<number | null> {
  const nodeOptions = [process.env.NODE_OPTIONS, "--experimental-vm-modules", "--no-warnings"]
  const child = spawn(process.execPath, [require.resolve("jest/bin/jest"), ...args], {
    cwd: ROOT,
    stdio: ["inherit", "ignore", "inherit"],
    env: { LOG_LEVEL: "error", ...process.env, NODE_OPTIONS: nodeOptions.filter(Boolean).join(" ") },
  })
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("exit", resolve)
  })
}
