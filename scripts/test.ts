/**
 * `npm test [-- FILTER]`: every short test. Arguments go to jest: a piece of a file's path, or `-t NAME`.
 * Ends with the line `N passed, N failed`; a test file that cannot run counts as failed, and so does an empty run.
 */
import { runJest } from "./run-jest"

const SHORT_PROJECTS = ["unit", "storefront", "sandbox", "property", "modules", "http", "packed", "purchase"]

void runJest(SHORT_PROJECTS, process.argv.slice(2)).then(({ passed, failed }) => {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
})
