import { execFile } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { promisify } from "node:util"

const ROOT = path.resolve(__dirname, "../..")
const CRUISER = path.join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs")

/** Imports, each of a file of its own, in a repository that has nothing else. */
const FORBIDDEN = [
  ["src/core/leasing/a", "src/core/partner/b", "leasing-apart-from-partner"],
  ["src/core/partner/c", "src/core/leasing/d", "partner-apart-from-leasing"],
  ["src/clients/leasing/e", "src/clients/partner/f", "leasing-apart-from-partner"],
  ["src/clients/leasing/g", "src/core/partner/h", "leasing-apart-from-partner"],
  ["src/clients/partner/i", "src/core/leasing/j", "partner-apart-from-leasing"],
  ["src/providers/leasing/k", "src/providers/partner/l", "leasing-apart-from-partner"],
  ["sandbox/leasing/m", "sandbox/life/n", "leasing-twin-apart-from-partner"],
  ["sandbox/partner/o", "sandbox/leasing/p", "partner-twin-apart-from-leasing"],
] as const

const ALLOWED = [
  ["src/core/leasing/q", "src/core/shared/r"],
  ["src/clients/leasing/s", "src/clients/http/t"],
  ["sandbox/leasing/u", "sandbox/faults/v"],
] as const

interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: { readonly name: string }
}

let folder: string
let violations: readonly Violation[]

const write = (file: string, text: string): void => {
  const target = path.join(folder, file)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, text)
}

async function cruise(): Promise<readonly Violation[]> {
  const args = [CRUISER, "--config", path.join(ROOT, ".dependency-cruiser.cjs"), "--output-type", "json", "."]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1e8 })
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "financing-layers-"))
  write("tsconfig.json", "{}")
  for (const [from, to] of [...FORBIDDEN, ...ALLOWED]) {
    const address = path.posix.relative(path.posix.dirname(from), to)
    write(`${from}.ts`, `import { thing } from "${address}"\nexport const other = thing\n`)
    write(`${to}.ts`, "export const thing = 1\n")
  }
  violations = await cruise()
})
afterAll(() => {
  fs.rmSync(folder, { recursive: true })
})

const broken = (from: string, to: string): readonly string[] =>
  violations.filter((one) => one.from === `${from}.ts` && one.to === `${to}.ts`).map(({ rule }) => rule.name)

describe("the two systems, kept apart by the rules of npm run check", () => {
  it.each(FORBIDDEN)("%s must not import %s", (from, to, rule) => {
    expect(broken(from, to)).toEqual([rule])
  })

  it.each(ALLOWED)("%s may import %s", (from, to) => {
    expect(broken(from, to)).toEqual([])
  })
})
