import type { CurrencyCode } from "./markets"

export type Article = {
  readonly handle: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  /** Major units, all taxes in. */
  readonly prices: Readonly<Record<CurrencyCode, number>>
}

/** Below, inside and above the price ranges that the sandbox has agreed with its shops. */
export const CATALOGUE: readonly Article[] = [
  {
    handle: "headphones",
    title: "Quay headphones",
    subtitle: "Folding, wired, no fuss",
    description:
      "Light over-ear headphones with a cable that does not tangle. Too small a sum for instalments.",
    prices: { eur: 19.99, pln: 79.99, czk: 499 },
  },
  {
    handle: "coffee-machine",
    title: "Galley coffee machine",
    subtitle: "One button, good coffee",
    description: "Grinds, brews and cleans itself. Fits below a kitchen cupboard.",
    prices: { eur: 89, pln: 379, czk: 2190 },
  },
  {
    handle: "phone",
    title: "Beacon phone",
    subtitle: "Two days on one charge",
    description: "A bright screen, a camera that manages in the dark, and seven years of updates.",
    prices: { eur: 249, pln: 499, czk: 6290 },
  },
  {
    handle: "armchair",
    title: "Anchor armchair",
    subtitle: "Wool, oak, long evenings",
    description:
      "A deep seat on an oak frame. In zloty its price is one for which the sandbox changes what was asked for.",
    prices: { eur: 389, pln: 1690.18, czk: 9790 },
  },
  {
    handle: "laptop",
    title: "Chart laptop",
    subtitle: "14 inches, 1.2 kg",
    description:
      "Quiet, light and repairable. In zloty its price is one for which the sandbox wants a proof of income.",
    prices: { eur: 499, pln: 2149.16, czk: 12490 },
  },
  {
    handle: "television",
    title: "Horizon television",
    subtitle: "55 inches, thin frame",
    description:
      "In euros and zloty its price is one that the sandbox declines: try it to see how a refusal looks.",
    prices: { eur: 1050, pln: 1050, czk: 19990 },
  },
  {
    handle: "e-bike",
    title: "Breakwater e-bike fleet",
    subtitle: "Four bikes and a charger",
    description: "For a guest house by the sea: four electric bikes, locks, helmets and a wall charger.",
    prices: { eur: 15400, pln: 15400, czk: 19490 },
  },
  {
    handle: "sailing-boat",
    title: "Skerry sailing boat",
    subtitle: "Six metres, two berths",
    description: "Above every price range: the checkout says so and offers an invoice.",
    prices: { eur: 25000, pln: 108000, czk: 629000 },
  },
]
