import fs from "node:fs"
import path from "node:path"

import { devDependencies } from "../../package.json"

const TYPESCRIPT = {
  compilerOptions: { module: "Node16", target: "ES2022", esModuleInterop: true, skipLibCheck: true },
}

/** What a fresh Medusa store depends on. */
const FRESH_STORE = [
  "@medusajs/admin-sdk",
  "@medusajs/cli",
  "@medusajs/framework",
  "@medusajs/medusa",
  "@swc/core",
  "react",
  "react-dom",
  "ts-node",
] as const

/** In the versions that this repository is tested with. */
const freshStore = () => Object.fromEntries(FRESH_STORE.map((name) => [name, devDependencies[name]]))

/**
 * Writes the few files of a store that uses the package: its own description, configuration and TypeScript settings.
 * @param dependencies beside those of every fresh Medusa store
 */
export function writeStoreFolder(folder: string, dependencies: Readonly<Record<string, string>> = {}): void {
  fs.mkdirSync(path.join(folder, "src"), { recursive: true })
  const description = { name: "store", private: true, dependencies: { ...freshStore(), ...dependencies } }
  writeJson(path.join(folder, "package.json"), description)
  writeJson(path.join(folder, "tsconfig.json"), TYPESCRIPT)
  fs.copyFileSync(path.join(__dirname, "medusa-config.ts"), path.join(folder, "medusa-config.ts"))
}

const writeJson = (file: string, content: object) => {
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
