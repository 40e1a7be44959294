type Settings = { medusaUrl: string; publishableKey: string }

const element = document.getElementById("shop-settings")

/** What the shop's server wrote into the page. */
export const settings = JSON.parse(element?.textContent ?? "{}") as Settings
