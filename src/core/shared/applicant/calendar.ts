const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/

/** A day as `YYYY-MM-DD`; null for a day that the calendar does not have, such as 30 February. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, "YYYY-MM-DD".length) : null
}

export function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number)
  return DAY_FORM.test(text) && dayOf(year, month, day) === text
}

/** Whole years from a birth date to a day, both as `YYYY-MM-DD`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(4) < birthDate.slice(4) ? years - 1 : years
}
