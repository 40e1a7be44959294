import { execFileSync } from "node:child_process"
import path from "node:path"

import { type Browser, chromium } from "playwright-core"

/** As root there is no sandbox; the rest keeps the browser from looking for the internet. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
]

/** A real Chromium: that of `CHROMIUM_PATH`, or the one inside an npm package (Linux x64). */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? unpackedChromium()
  return chromium.launch({ executablePath, args: FLAGS, headless: true })
}

const unpackedChromium = () =>
  execFileSync(process.execPath, [path.join(__dirname, "chromium-path.mjs")], { encoding: "utf8" })
