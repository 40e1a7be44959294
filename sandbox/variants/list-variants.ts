import type { Dialect } from "../http/dialect"
import type { Endpoint } from "../http/endpoint"
import type { EndpointId } from "../http/endpoint-id"
import { ENDPOINTS } from "../partner/endpoints"
import { REQUEST_NAMES, REQUESTS, SHAPE_NAMES, SHAPES } from "../world/shapes"
import { ENDPOINTS_OF_REQUEST, ENDPOINTS_OF_SHAPE, SHAPES_OF_REFUSALS } from "./shape-endpoints"

/** One form of one endpoint's answers or requests, with the settings that switch it on. */
export interface Variant {
  readonly endpoint: EndpointId
  readonly group: "shapes" | "requests"
  readonly name: string
  readonly form: string
  readonly is_default: boolean
  /** Whether it shows in a success, in a refusal, or is asked of the request. */
  readonly shows_in: "success" | "refusal" | "request"
  /** The body for `POST /_sandbox/settings`. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface EndpointForms {
  readonly id: EndpointId
  readonly method: string
  readonly paths: readonly string[]
  readonly dialects: readonly Dialect[]
}

/** Every endpoint with its dialects, and every form of each, for a matrix to run. */
export const listVariants = (): {
  readonly endpoints: readonly EndpointForms[]
  readonly variants: readonly Variant[]
} => ({
  endpoints: ENDPOINTS.map(endpointForms),
  variants: [...SHAPE_NAMES.flatMap(shapeVariants), ...REQUEST_NAMES.flatMap(requestVariants)],
})

/** A version 2 path takes camelCase bodies too; A1 has no names to write. */
const endpointForms = ({ id, method, paths }: Endpoint): EndpointForms => ({
  id,
  method: method.toUpperCase(),
  paths: paths.map(({ path }) => path),
  dialects: [...new Set(paths.flatMap(({ version }) => dialectsOf(id, version)))],
})

function dialectsOf(id: EndpointId, version: "v2" | "v3"): readonly Dialect[] {
  if (version === "v3") return ["v3"]
  return id === "A1" ? ["v2"] : ["v2", "v2_camel"]
}

const shapeVariants = (name: (typeof SHAPE_NAMES)[number]): readonly Variant[] =>
  ENDPOINTS_OF_SHAPE[name].flatMap((endpoint: EndpointId) =>
    SHAPES[name].map((form, index) => ({
      endpoint,
      group: "shapes" as const,
      name,
      form,
      is_default: index === 0,
      shows_in: SHAPES_OF_REFUSALS.includes(name) ? ("refusal" as const) : ("success" as const),
      settings: { shapes: { [name]: form } },
    })),
  )

const requestVariants = (name: (typeof REQUEST_NAMES)[number]): readonly Variant[] =>
  ENDPOINTS_OF_REQUEST[name].flatMap((endpoint: EndpointId) =>
    REQUESTS[name].map((form, index) => ({
      endpoint,
      group: "requests" as const,
      name,
      form,
      is_default: index === 0,
      shows_in: "request" as const,
      settings: { requests: { [name]: form } },
    })),
  )
