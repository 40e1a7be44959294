import { raw, Router, text } from "express"
import { ENDPOINTS } from "../partner/endpoints"
import type { World } from "../world/world"
import { serve } from "./serve"

/** Far above any session; a larger body is answered 413. */
const LARGEST_BODY = "1mb"

/** All files of one C8 together. */
const LARGEST_UPLOAD = "128mb"

/** The partner API itself: every endpoint under each of its paths, and 404 for everything else below it. */
export function serviceRouter(world: World): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.use("/partner", raw({ type: "multipart/form-data", limit: LARGEST_UPLOAD }))
  router.use(["/ping", "/partner"], text({ type: () => true, limit: LARGEST_BODY }))
  for (const endpoint of ENDPOINTS) {
    for (const path of endpoint.paths) router[endpoint.method](path.path, serve(world, endpoint, path))
  }
  router.use("/partner", (request, response) => {
    world.requests.add({
      at: world.scheduler.now(),
      endpoint: null,
      method: request.method,
      path: request.originalUrl.split("?")[0] ?? "",
      shop: null,
      dialect: null,
      status: 404,
    })
    response.status(404).json({ message: "not_found" })
  })
  return router
}
