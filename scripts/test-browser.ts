/** `npm run test:browser [-- NAME]`: every journey in a real browser, or those whose test name contains NAME. */
import { runJest } from "./run-jest"

const names = process.argv.slice(2)
const filter = names.length > 0 ? ["-t", names.join(" ")] : []

void runJest(["browser"], ["--runInBand", ...filter]).then(({ passed, failed }) => {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
})
