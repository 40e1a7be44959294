/** ISO 8601 in UTC. */
export const time = (milliseconds: number): string => new Date(milliseconds).toISOString()

export const timeOrNull = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : time(milliseconds)
