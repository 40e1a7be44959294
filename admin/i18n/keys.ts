import { en } from "./en/all"
import { packKeys } from "./pack-keys"

/** In the built admin this is the text itself, and English is its sentences alone, as every other language is. */
export const keys = packKeys(Object.keys(en))
