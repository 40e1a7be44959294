import net from "node:net"

import { freePort } from "../../scripts/free-port"

export type Ports = { readonly medusa: number; readonly shop: number; readonly sandbox: number }

export const DEMO_PORTS: Ports = { medusa: 9000, shop: 8000, sandbox: 9400 }

export async function freePorts(): Promise<Ports> {
  const taken = new Set<number>()
  while (taken.size < 3) taken.add(await freePort())
  const [medusa = 0, shop = 0, sandbox = 0] = taken
  return { medusa, shop, sandbox }
}

/** @throws Error that names every port which somebody listens on already, and how to choose another. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  const wanted = Object.entries(ports) as [keyof Ports, number][]
  const taken = await Promise.all(
    wanted.map(async ([name, port]) => ((await isTaken(port)) ? [sentence(name, port)] : [])),
  )
  const sentences = taken.flat()
  if (sentences.length > 0) throw new Error(sentences.join("\n"))
}

const sentence = (name: keyof Ports, port: number) =>
  `Port ${String(port)}, wanted for the ${name === "medusa" ? "Medusa server" : name}, is taken: ` +
  `stop what listens there, or choose another with --${name}-port.`

async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => listens(host, port)))
  return answers.includes(true)
}

function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port })
    socket.once("connect", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => {
      resolve(false)
    })
  })
}
