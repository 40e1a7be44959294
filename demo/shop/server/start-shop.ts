import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"

import express from "express"

import { PAGES } from "./pages"
import { browserModule } from "./browser-modules"
import { type ShopSettings, shell } from "./shell"

export type ShopOptions = ShopSettings & {
  /** 0 takes a free port. */
  port: number
}

export type Shop = { readonly url: string; readonly close: () => Promise<void> }

/** The demo shop: a server that only hands out pages, pictures and scripts. All trade happens in Medusa. */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const server = createServer(shopApp(options))
  await listen(server, options.port)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

function shopApp(settings: ShopSettings): express.Express {
  const app = express()
  app.disable("x-powered-by")
  const folder = (name: string) => express.static(path.join(__dirname, "..", name))
  app.use("/images", folder("images"))
  app.use("/styles", folder("styles"))
  app.get(["/browser/*", "/storefront/*"], (request, response) => {
    const source = browserModule(request.path)
    if (source === null) response.sendStatus(404)
    else response.type("text/javascript").send(source)
  })
  for (const page of PAGES) {
    app.get(page.path, (_request, response) => {
      response.type("html").send(shell(page, settings))
    })
  }
  return app
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "localhost", resolve)
  })
}
