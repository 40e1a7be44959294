/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out because the registry
 * could not resolve them; `npm ci` refuses a lockfile without them. Run it after every change of dependencies.
 */
import fs from "node:fs"

type Entry = {
  version: string
  optionalDependencies?: Record<string, string>
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

const PLATFORM =
  /(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|aix|win32)-([a-z0-9]+)(?:-(gnu|musl|msvc|gnueabihf|musleabihf))?/

/** npm's own resolution: from the folder of the dependent package upwards. */
function isLocked(packages: Record<string, Entry>, dependent: string, name: string): boolean {
  const key = dependent ? `${dependent}/node_modules/${name}` : `node_modules/${name}`
  if (packages[key]) return true
  if (!dependent) return false
  const above = dependent.lastIndexOf("/node_modules/")
  return isLocked(packages, above < 0 ? "" : dependent.slice(0, above), name)
}

function entryFor(name: string, version: string, dependent: Entry): Entry {
  const [, os, cpu, abi] = PLATFORM.exec(name) ?? []
  const entry: Entry = { version, ...(dependent.dev ? { dev: true } : {}), optional: true }
  if (os && cpu) Object.assign(entry, { os: [os], cpu: [cpu] })
  if (os === "linux" && (abi === "gnu" || abi === "musl")) entry.libc = [abi === "gnu" ? "glibc" : "musl"]
  return entry
}

function missingEntries(packages: Record<string, Entry>): [string, Entry][] {
  return Object.entries(packages).flatMap(([key, dependent]) =>
    Object.entries(dependent.optionalDependencies ?? {})
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(packages, key, name))
      .map(([name, version]): [string, Entry] => [
        `node_modules/${name}`,
        entryFor(name, version, dependent),
      ]),
  )
}

const file = process.argv[2] ?? "package-lock.json"
const lock = JSON.parse(fs.readFileSync(file, "utf8")) as { packages: Record<string, Entry> }
const missing = missingEntries(lock.packages)
const all = [...Object.entries(lock.packages), ...missing]
lock.packages = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)))
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${file}: ${missing.length} optional packages added`)
