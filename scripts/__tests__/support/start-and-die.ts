import { startPostgres } from "../../embedded-postgres"

void startPostgres().then(({ port }) => {
  process.stdout.write(`${JSON.stringify({ port })}\n`, () => process.kill(process.pid, "SIGKILL"))
})
