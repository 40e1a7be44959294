import { byVersion, version2, type Paths } from "../http/endpoint"

/** Partner API, section 9: version 3 writes hyphens for underscores. */
const hyphenated = (path: string): string =>
  path.replace(/(^|\/)([a-z_]+)(?=\/|$)/g, (part) => part.replaceAll("_", "-"))

const V2 = "/partner/v2/shops/{shop}"
const V3 = "/partner/v3/shops/{shop}"

/**
 * One path below the shop, as version 2 and version 3 write it.
 * @param query the query of version 2 and, where it differs, of version 3
 */
export const inBothVersions = (path: string, [v2 = "", v3 = v2]: readonly string[] = []): Paths =>
  byVersion(`${V2}${path}${v2}`, `${V3}${hyphenated(path)}${v3}`)

/** One path below the shop that only version 2 has. */
export const inVersion2 = (path: string): Paths => version2(`${V2}${path}`)
