/** The endpoints of the document that the sandbox plays, under the document's own numbers. */
export const ENDPOINT_IDS = ["A1", "A2", "A3", "B1", "B2", "E4", "E5", "E6"] as const
export type EndpointId = (typeof ENDPOINT_IDS)[number]
