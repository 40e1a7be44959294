/**
 * `npm run test:browser [-- NAME]`: every journey in a real browser, or those whose test name contains NAME.
 * `npm run test:browser -- admin [NAME]`: every command of the merchant's desk, on a store that has installed the
 * packed package.
 */
import { runJest } from "./run-jest"

const given = process.argv.slice(2)
const isAdmin = given[0] === "admin"
const names = isAdmin ? given.slice(1) : given
const filter = names.length > 0 ? ["-t", names.join(" ")] : []

void runJest([isAdmin ? "admin" : "browser"], ["--runInBand", ...filter]).then(({ passed, failed }) => {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
})
