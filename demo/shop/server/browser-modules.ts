import fs from "node:fs"
import path from "node:path"

import ts from "typescript"

const SHOP = path.join(__dirname, "..", "browser")
const KIT = path.join(__dirname, "..", "..", "..", "storefront")
const SHOP_MODULE = /^\/browser\/((?:[a-z-]+\/)*[a-z-]+)$/
/** The kit is a module as a store gets it: its imports end in `.js`. */
const KIT_MODULE = /^\/storefront\/((?:[a-z-]+\/)*[a-z-]+)\.js$/

/**
 * A browser module of the shop, or of the kit, with its types taken out: the file that is served is the file that was
 * written.
 * @param urlPath for example `/browser/pages/cart` or `/storefront/index.js`
 * @returns null when there is no such module
 */
export function browserModule(urlPath: string): string | null {
  const file = fileOf(urlPath)
  if (file === null || !fs.existsSync(file)) return null
  const { outputText } = ts.transpileModule(fs.readFileSync(file, "utf8"), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ES2022,
      verbatimModuleSyntax: true,
    },
  })
  return outputText
}

function fileOf(urlPath: string): string | null {
  const ofShop = SHOP_MODULE.exec(urlPath)?.[1]
  if (ofShop !== undefined) return path.join(SHOP, `${ofShop}.ts`)
  const ofKit = KIT_MODULE.exec(urlPath)?.[1]
  return ofKit === undefined ? null : path.join(KIT, `${ofKit}.ts`)
}
