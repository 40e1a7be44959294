/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)

/** One line of a CSV file with its line end (RFC 4180); null is an empty cell, and no cell becomes a formula. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => (cell === null ? "" : quoted(harmless(cell)))).join(",")}\r\n`
