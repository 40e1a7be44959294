import fs from "node:fs"
import path from "node:path"

import ts from "typescript"

const FOLDER = path.join(__dirname, "..", "browser")
const MODULE_PATH = /^\/browser\/((?:[a-z-]+\/)*[a-z-]+)$/

/**
 * A browser module of the shop with its types taken out: the file that is served is the file that was written.
 * @param urlPath for example `/browser/pages/cart`
 * @returns null when there is no such module
 */
export function browserModule(urlPath: string): string | null {
  const name = MODULE_PATH.exec(urlPath)?.[1]
  const file = path.join(FOLDER, `${name ?? ""}.ts`)
  if (!name || !fs.existsSync(file)) return null
  const { outputText } = ts.transpileModule(fs.readFileSync(file, "utf8"), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ES2022,
      verbatimModuleSyntax: true,
    },
  })
  return outputText
}
