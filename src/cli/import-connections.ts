import { readFile } from "node:fs/promises"
import type { ExecArgs } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { configurationDeskOf } from "../commerce/configuration-desk-of"
import { importConnections, type ImportReport } from "../operations/configuration/import-connections"
import { importFile } from "./import-file"

/**
 * `npx medusa-financing connections import FILE`: creates or changes the connections and plans of a JSON file.
 * Repeating it changes nothing. @throws MedusaError INVALID_DATA with what is wrong in the file; never a key
 */
export default async function importConnectionsFromFile({ container, args }: ExecArgs): Promise<void> {
  const [file] = args
  if (file === undefined) throw new MedusaError(MedusaError.Types.INVALID_DATA, "Name the file to import.")
  const parsed = importFile.safeParse(jsonOf(await readFile(file, "utf8")))
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ")
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `The file cannot be imported. ${where}`)
  }
  const report = await importConnections(configurationDeskOf(container), parsed.data.connections)
  process.stdout.write(`${reportLines(report).join("\n")}\n`)
  if (report.problems.length > 0) process.exitCode = 1
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The file is not JSON.")
  }
}

const reportLines = (report: ImportReport): string[] => [
  `connections: ${String(report.created)} created, ${String(report.changed)} changed`,
  `plans: ${String(report.plansCreated)} created, ${String(report.plansChanged)} changed`,
  ...report.problems.map((problem) => `not imported: ${problem}`),
]
