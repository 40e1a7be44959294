/** The endpoints of the leasing e-shop API, by the document's numbers. */
export const LEASING_ENDPOINT_IDS = ["L1", "L2", "L3", "L4", "L5"] as const
export type LeasingEndpointId = (typeof LEASING_ENDPOINT_IDS)[number]
