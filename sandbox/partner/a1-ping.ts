import { type Call, type Endpoint } from "../http/endpoint"
import { type Answer, notFound, ok } from "../http/answer"

const ROOT_PATH = "/ping"

/** A1: tells that the key is good. */
export const ping: Endpoint = {
  id: "A1",
  method: "get",
  paths: [
    { version: "v2", path: ROOT_PATH },
    { version: "v2", path: "/partner/v2/ping" },
  ],
  handle: answerPing,
}

function answerPing({ world, path }: Call): Answer {
  const { ping_path: served, shapes } = world.settings
  if (served !== "both" && (served === "root") !== (path === ROOT_PATH)) return notFound("not_found")
  const bodies = { message: { message: "pong" }, response: { response: "pong" }, text: "pong" }
  return ok(bodies[shapes.ping])
}
