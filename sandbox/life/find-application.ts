import type { Application } from "../world/application"
import type { World } from "../world/world"

/** The first application of a chain of changed conditions. */
export function initialOf(world: World, application: Application): Application {
  const previous = world.applications.get(application.previousUuid ?? "")
  return previous === undefined ? application : initialOf(world, previous)
}

/** The newest application of a chain of changed conditions. */
export function latestOf(world: World, application: Application): Application {
  const next = world.applications.get(application.nextUuid ?? "")
  return next === undefined ? application : latestOf(world, next)
}
