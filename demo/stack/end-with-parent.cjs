// Loaded into a child process before anything else: it ends when the process that started it is gone, however
// that ended. The channel does not keep the child alive.
process.on("disconnect", () => process.exit(1))
process.channel?.unref()
