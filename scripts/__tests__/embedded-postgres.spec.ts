import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"

import { createDatabase, dropDatabase } from "../create-database"
import { startPostgres } from "../embedded-postgres"
import { runCommand } from "../run-command"

describe("the embedded PostgreSQL", () => {
  it("serves databases, and leaves nothing behind when it is stopped", async () => {
    const postgres = await startPostgres()
    const server = postgres.url("postgres")
    expect(await createDatabase({ server, name: "one" })).toEqual({ url: postgres.url("one"), created: true })
    expect(await createDatabase({ server, name: "one" })).toMatchObject({ created: false })
    expect(await createDatabase({ server, name: "two", template: "one" })).toMatchObject({ created: true })
    await dropDatabase(server, "one")
    await postgres.stop()
    expect(fs.existsSync(path.dirname(postgres.dataDir))).toBe(false)
    await expect(createDatabase({ server, name: "one" })).rejects.toThrow(/cannot be reached/)
  })

  it("stops when the process that started it is killed", async () => {
    const { output } = await runCommand({
      line: ["tsx", path.join(__dirname, "support", "start-and-die.ts")],
    })
    const { port } = JSON.parse(output.split("\n").find((line) => line.startsWith("{")) ?? "{}") as {
      port: number
    }
    expect(port).toBeGreaterThan(0)
    while (await listens(port)) await new Promise((resolve) => setTimeout(resolve, 50))
  })

  it("keeps the data of a folder that it is given", async () => {
    const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "financing-data-")), "deeper", "still")
    fs.chmodSync(path.resolve(folder, "..", ".."), 0o755)
    for (const created of [true, false]) {
      const postgres = await startPostgres({ dataDir: folder, durable: true })
      expect(await createDatabase({ server: postgres.url("postgres"), name: "kept" })).toMatchObject({
        created,
      })
      await postgres.stop()
    }
    fs.rmSync(path.resolve(folder, "..", ".."), { recursive: true })
  })

  it("leaves nothing in the memory either, where its data may live there", async () => {
    const postgres = await startPostgres({ inMemory: true })
    const server = postgres.url("postgres")
    expect(await createDatabase({ server, name: "quick" })).toMatchObject({ created: true })
    await postgres.stop()
    expect(fs.existsSync(path.dirname(postgres.dataDir))).toBe(false)
  })

  it("says why it does not start", async () => {
    const postgres = await startPostgres()
    await expect(startPostgres({ port: postgres.port })).rejects.toThrow(/Address already in use/)
    await postgres.stop()
  })
})

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1")
    socket.once("connect", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })
}
