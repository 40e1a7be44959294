import fs from "node:fs"

/** What a Medusa process said that somebody should look at. */
export type LogReading = {
  /** Lines of level error, stray rejections, and text that is no log line but tells of an error. */
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
}

const TELLS_OF_AN_ERROR = /Error\b|Rejection|Exception|MaxListenersExceeded|^\s+at \S+ \(/

/** Reads a log of one JSON object a line, as Medusa writes it outside development. */
export function readLog(file: string): LogReading {
  const errors: string[] = []
  const warnings: string[] = []
  for (const line of fs.readFileSync(file, "utf8").split("\n")) {
    const level = levelOf(line)
    if (level === "error" || level === "unhandled") errors.push(line)
    else if (level === "warn") warnings.push(line)
    else if (level === null && TELLS_OF_AN_ERROR.test(line)) errors.push(line)
  }
  return { errors, warnings }
}

/** Null for text that is no log line. */
function levelOf(line: string): string | null {
  if (!line.startsWith("{")) return null
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === "object" && entry !== null && "level" in entry ? String(entry.level) : null
  } catch {
    return null
  }
}
