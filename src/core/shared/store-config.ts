/** The two entries that a store's `medusa-config.ts` needs, and the sentence for each that is missing. */
const PROVIDERS = ["providers/partner", "providers/leasing"] as const
const MODULE = "financing"

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

const providersOf = (payment: unknown): unknown[] => {
  if (!isObject(payment) || !isObject(payment["options"])) return []
  const { providers } = payment["options"]
  return Array.isArray(providers) ? providers : []
}

const isOurs = (provider: unknown): boolean =>
  isObject(provider) && PROVIDERS.some((path) => String(provider["resolve"]).endsWith(path))

const dependsOnUs = (payment: unknown): boolean =>
  isObject(payment) && Array.isArray(payment["dependencies"]) && payment["dependencies"].includes(MODULE)

const PAYMENT_ENTRY =
  'modules: [{ resolve: "@medusajs/medusa/payment", dependencies: ["financing"], options: { providers: [{ resolve: "medusa-financing/providers/partner", id: "financing" }] } }]'

/**
 * What is missing in the store's configuration.
 * @param modules the `modules` of Medusa's resolved configuration, keyed by module name
 * @returns a sentence that says what to add, or null when nothing is missing
 */
export function missingEntry(modules: unknown): string | null {
  if (!isObject(modules)) return null
  const payment = modules["payment"]
  const provided = providersOf(payment).some(isOurs)
  if (modules[MODULE] === undefined && provided)
    return 'medusa-financing: the plugin itself is missing in medusa-config.ts. Add plugins: [{ resolve: "medusa-financing", options: { … } }].'
  if (!provided)
    return `medusa-financing: the payment providers are missing in medusa-config.ts. Add ${PAYMENT_ENTRY}.`
  if (!dependsOnUs(payment))
    return 'medusa-financing: the payment module in medusa-config.ts does not know the plugin. Add dependencies: ["financing"] to its entry.'
  return null
}
