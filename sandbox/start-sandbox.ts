import { createServer, type Server } from "node:http"
import { changeSettings } from "./control/change-settings"
import { createApp } from "./create-app"
import { DEFAULT_SHOPS } from "./default-shops"
import { DEFAULT_LEASING_SHOPS, type LeasingShop } from "./leasing/shops"
import type { Shop } from "./shops"
import { type Ledger, ledgerOf } from "./ledger/ledger"
import { DEFAULT_SETTINGS, type Settings } from "./world/settings"
import { World } from "./world/world"

/** A partial change of the settings: only what it names is changed. */
export type SettingsPatch = {
  readonly [Name in keyof Settings]?: Settings[Name] extends object ? Partial<Settings[Name]> : Settings[Name]
}

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** Loopback when it is not given. */
  readonly host?: string
  readonly shops?: readonly Shop[]
  readonly leasingShops?: readonly LeasingShop[]
  readonly settings?: SettingsPatch
}

export interface Sandbox {
  /** Without a slash at the end; the base address of a connection. */
  readonly url: string
  readonly shops: readonly Shop[]
  readonly leasingShops: readonly LeasingShop[]
  readonly ledger: () => Ledger
  /** Gives up everything that is on its way and closes every connection. */
  readonly close: () => Promise<void>
}

const LOOPBACK = "127.0.0.1"

/** Listening everywhere is no address to send a browser to. */
const EVERYWHERE: readonly string[] = ["0.0.0.0", "::"]

/**
 * Starts the simulated financing service.
 * @throws Error with a sentence when the port is taken or the settings are wrong.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, host = LOOPBACK, shops = DEFAULT_SHOPS, leasingShops = DEFAULT_LEASING_SHOPS } = options
  const settings = changeSettings(DEFAULT_SETTINGS, options.settings ?? {})
  if (!settings.ok) throw new Error(`The sandbox's settings are wrong. ${settings.problems.join(" ")}`)
  const world = new World(shops, settings.settings, leasingShops)
  const server = createServer(createApp(world))
  world.url = await listen(server, { port, host })
  return {
    url: world.url,
    shops,
    leasingShops,
    ledger: () => ledgerOf(world),
    close: () => close(server, world),
  }
}

function listen(server: Server, { port, host }: { port: number; host: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE" ? new Error(`Port ${String(port)} on ${host} is already taken.`) : error,
      )
    })
    server.listen(port, host, () => {
      const address = server.address()
      const bound = typeof address === "object" && address !== null ? address.port : port
      const name = EVERYWHERE.includes(host) ? LOOPBACK : host
      resolve(`http://${name.includes(":") ? `[${name}]` : name}:${String(bound)}`)
    })
  })
}

function close(server: Server, world: World): Promise<void> {
  world.reset()
  return new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeAllConnections()
  })
}
