/** What the admin's first page waits for longest: its packages put together, its styles made. */
const SLOW_TO_MAKE = ["entry.jsx", "index.css"]

/**
 * Medusa builds its admin while it is asked for; asked beforehand, the first page opens in a second instead of
 * fifteen. A failure is left for the page itself to show.
 */
export async function warmAdmin(medusaUrl: string): Promise<void> {
  for (const part of SLOW_TO_MAKE) {
    const response = await fetch(`${medusaUrl}/app/${part}`).catch(() => null)
    await response?.arrayBuffer().catch(() => null)
  }
}
