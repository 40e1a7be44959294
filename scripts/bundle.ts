/**
 * `npm run bundle`: what the plugin adds to a store's admin. Builds the admin of a store that has installed the packed
 * package, with the plugin and without it, and compares the gzipped JavaScript. Ends 1 when it is more than allowed.
 */
import { adminSizes, LANGUAGES } from "./bundle/admin-sizes"
import { buildHost, storeToBuild } from "./bundle/build-host"

const KILOBYTE = 1024

/** Everything of the plugin but the languages that are loaded when they are wanted. */
const LIMIT = 40 * KILOBYTE

const LANGUAGE_LIMIT = 8 * KILOBYTE

function report(name: string, size: number, limit: number): boolean {
  const [shown, most] = [size, limit].map((bytes) => (bytes / KILOBYTE).toFixed(1))
  const good = size <= limit
  console.log(`${good ? "ok    " : "FAILED"}  ${name}: ${shown ?? ""} KB of ${most ?? ""} KB, gzipped`)
  return good
}

async function bundle(): Promise<boolean> {
  const store = await storeToBuild()
  const without = adminSizes(await buildHost(store, "without"))
  const { everything, languages } = adminSizes(await buildHost(store, "with"))
  const loaded = [...languages.values()].reduce((sum, size) => sum + size, 0)
  console.log(`The admin alone: ${(without.everything / KILOBYTE).toFixed(0)} KB of JavaScript, gzipped`)
  const light = report("the plugin without translations", everything - loaded - without.everything, LIMIT)
  const good = LANGUAGES.map((language) => {
    const size = languages.get(language)
    if (size !== undefined) return report(`language ${language}`, size, LANGUAGE_LIMIT)
    console.log(`FAILED  language ${language} is no file of its own`)
    return false
  })
  return light && good.every(Boolean)
}

bundle().then(
  (good) => {
    process.exitCode = good ? 0 : 1
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
