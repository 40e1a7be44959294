// Loaded into Medusa before anything else. Its command line prints a stray rejection like any other text and goes on:
// here it becomes a line that can be found.
for (const event of ["unhandledRejection", "uncaughtExceptionMonitor"])
  process.on(event, (reason) => {
    const message = reason instanceof Error ? reason.stack : String(reason)
    process.stderr.write(`${JSON.stringify({ level: "unhandled", event, message })}\n`)
  })
