/** `npm run sandbox [-- --port 9400]`: the simulated financing service, from its sources. */
import { runSandboxCli } from "../sandbox/cli"

void runSandboxCli(process.argv.slice(2))
