/**
 * The repository's own store with one payment provider more. It is copied into `test-results/bench`, which lies as
 * deep below the repository as this folder, and Medusa is started there.
 */
import store from "../../medusa-config"

const WEBHOOK = { resolve: "../../scripts/bench/webhook-provider", id: "bench" }

type Providers = { readonly options: { readonly providers: object[] } }

const hasProviders = (module: unknown): module is Providers =>
  typeof module === "object" && module !== null && "options" in module

const payment: unknown = store.modules?.["payment"]
if (!hasProviders(payment)) throw new Error("The store's configuration has no payment module.")
payment.options.providers.push(WEBHOOK)

export { store as default }
