import { parseArgs } from "node:util"

import { DEMO_PORTS, type Ports } from "./stack/ports"

export type DemoOptions = {
  readonly check: boolean
  readonly reset: boolean
  readonly help: boolean
  /** Only what the command line names. */
  readonly ports: Partial<Ports>
}

export const USAGE = `npm run demo -- [options]

  --check               buy twice, unattended, on free ports with a throw-away database; ends 0 or 1
  --reset               begin with an empty database
  --shop-port N         default ${String(DEMO_PORTS.shop)}
  --medusa-port N       default ${String(DEMO_PORTS.medusa)}
  --sandbox-port N      default ${String(DEMO_PORTS.sandbox)}

DATABASE_URL names a PostgreSQL to use instead of the embedded one.`

/** @throws Error with a sentence for an unknown option or a port that is none. */
export function readOptions(args: string[]): DemoOptions {
  const { values } = parseArgs({
    args,
    options: {
      check: { type: "boolean", default: false },
      reset: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
      "shop-port": { type: "string" },
      "medusa-port": { type: "string" },
      "sandbox-port": { type: "string" },
    },
  })
  const ports: Partial<Record<keyof Ports, number>> = {}
  for (const name of ["shop", "medusa", "sandbox"] as const) {
    const text = values[`${name}-port`]
    if (text !== undefined) ports[name] = readPort(name, text)
  }
  return { check: values.check, reset: values.reset, help: values.help, ports }
}

const HIGHEST_PORT = 65_535

function readPort(name: string, text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT)
    throw new Error(`--${name}-port ${text} is no port.`)
  return port
}
