import { isMethod, type Method } from "./method"

/** The id that the store gives the provider's entry in `medusa-config.ts`; part of every provider's key. */
export const PROVIDER_ENTRY_ID = "financing"

/** Medusa's key of the method's payment provider: `pp_{identifier}_{id}`. */
export const providerIdOf = (method: Method): string => `pp_${method}_${PROVIDER_ENTRY_ID}`

/** The method behind a provider's key, or null when the provider is not ours. */
export function methodOfProvider(providerId: string): Method | null {
  const [, identifier, entry] = providerId.split("_")
  return identifier !== undefined && entry === PROVIDER_ENTRY_ID && isMethod(identifier) ? identifier : null
}
