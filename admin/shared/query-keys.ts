/**
 * What react-query remembers of the plugin. Everything begins with the same word, so that
 * `invalidateQueries({ queryKey: queryKeys.all })` reads all of it anew.
 */
const root = "medusa-financing"

export const queryKeys = {
  all: [root],
  /** The financing of one order. */
  order: (orderId: string) => [root, "order", orderId],
  /** One financing with its operations, journal and commands. */
  financing: (id: string) => [root, "financing", id],
  /** What belongs to one financing and is read on demand: versions, schedule, return options. */
  part: (id: string, part: string) => [root, "financing", id, part],
  financings: (query?: object) => [root, "financings", ...(query ? [query] : [])],
  attention: [root, "attention"],
  funnel: (weeks: number) => [root, "funnel", weeks],
  connections: [root, "connections"],
  connection: (id: string) => [root, "connections", id],
  /** The request that overrides come to. */
  preview: (overrides: string) => [root, "preview", overrides],
  plans: [root, "plans"],
  plan: (id: string) => [root, "plans", id],
  regions: [root, "regions"],
  goLive: [root, "go-live"],
  users: (ids: readonly string[]) => [root, "users", ...ids],
}
