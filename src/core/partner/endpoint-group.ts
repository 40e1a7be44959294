import type { Dialect } from "../shared/records"

/** The endpoints that change their naming together, and the dialects that a group has. Partner API, section 9. */
export const DIALECTS_OF_GROUP = {
  session: ["v2", "v2_camel", "v3"],
  calculations: ["v2", "v2_camel", "v3"],
  applications: ["v2", "v2_camel", "v3"],
  statements: ["v2", "v2_camel", "v3"],
  purchase: ["v2", "v2_camel"],
  contracts: ["v2", "v2_camel", "v3"],
  returns: ["v3"],
} as const satisfies Record<string, readonly Dialect[]>

export type EndpointGroup = keyof typeof DIALECTS_OF_GROUP
