export type Address = {
  first_name: string
  last_name: string
  address_1: string
  postal_code: string
  city: string
  phone: string
}

type Place = Omit<Address, "first_name" | "last_name">

/** Something to buy with in a demo: nobody lives there, the numbers have the right shape. */
const PLACES: Record<string, Place> = {
  ee: { address_1: "Sadama 1", postal_code: "10111", city: "Tallinn", phone: "+37251234567" },
  lv: { address_1: "Ostas iela 1", postal_code: "LV-1010", city: "Riga", phone: "+37121234567" },
  lt: { address_1: "Uosto g. 1", postal_code: "01100", city: "Vilnius", phone: "+37061234567" },
  pl: { address_1: "ul. Portowa 1", postal_code: "80-001", city: "Gdansk", phone: "+48512345678" },
  cz: { address_1: "Pristavni 1", postal_code: "170 00", city: "Praha", phone: "+420601234567" },
}

const NOWHERE: Place = { address_1: "", postal_code: "", city: "", phone: "+" }

export const SAMPLE_EMAIL = "shopper@example.com"

export function sampleAddress(countryCode: string): Address {
  return { first_name: "Demo", last_name: "Shopper", ...(PLACES[countryCode] ?? NOWHERE) }
}
