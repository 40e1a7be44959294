#!/usr/bin/env node
"use strict"

const { spawn } = require("node:child_process")
const fs = require("node:fs")
const { createRequire } = require("node:module")
const path = require("node:path")

const PACKAGE = path.resolve(__dirname, "..")
const USAGE_ERROR = 2

const USAGE = `Usage: medusa-financing <command>

  sandbox [--port 9400] [--host 127.0.0.1]   start a simulated financing service
  connections import FILE                    read connections and plans from a JSON file into the store in this folder
  --help                                     show this text`

class UsageError extends Error {}

/** Runs until Ctrl-C. */
function sandbox(argv) {
  return require(path.join(PACKAGE, "dist", "sandbox", "cli.js")).runSandboxCli(argv)
}

/** Runs inside the store of the present folder, by the store's own Medusa. Answers its exit code. */
function importConnections([action, file, ...rest]) {
  if (action !== "import" || !file || rest.length > 0) throw new UsageError("Say: connections import FILE")
  const source = path.resolve(file)
  if (!fs.existsSync(source)) throw new UsageError(`There is no file ${source}`)
  const script = path.join(PACKAGE, ".medusa", "server", "src", "cli", "import-connections.js")
  const child = spawn(process.execPath, [medusaCli(), "exec", script, source], { stdio: "inherit" })
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("exit", (code) => resolve(code ?? 1))
  })
}

function medusaCli() {
  const fromStore = createRequire(path.join(process.cwd(), "package.json"))
  try {
    return fromStore.resolve("@medusajs/cli/cli.js")
  } catch {
    throw new UsageError("Run this in the folder of a Medusa store: @medusajs/cli was not found from here.")
  }
}

function help() {
  console.log(USAGE)
  return 0
}

const COMMANDS = { sandbox, connections: importConnections, help, "--help": help, "-h": help }

async function main([name, ...argv]) {
  const command = Object.hasOwn(COMMANDS, name ?? "") ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(name ? `There is no command "${name}".` : "Which command?")
  process.exitCode = await command(argv)
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error)
  process.exitCode = error instanceof UsageError ? USAGE_ERROR : 1
})
