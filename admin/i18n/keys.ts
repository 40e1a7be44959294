import { en } from "./en/all"

/** In the built admin this is the list itself, and English is its sentences alone, as every other language is. */
export const keys: readonly string[] = Object.keys(en)
