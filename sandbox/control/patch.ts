import { isJsonObject, type JsonObject } from "../json"

/**
 * Reads a partial change out of a JSON object: each getter gives the new value, or the current one when the
 * change does not name it. What is wrong or unknown is gathered in `problems` as sentences.
 */
export class Patch {
  readonly problems: string[]
  readonly #source: JsonObject
  readonly #path: string
  readonly #read = new Set<string>()

  constructor(source: unknown, path = "", problems: string[] = []) {
    this.#source = isJsonObject(source) ? source : {}
    this.#path = path
    this.problems = problems
    if (!isJsonObject(source)) problems.push(`${path === "" ? "The body" : path} must be a JSON object.`)
  }

  oneOf<T extends string>(name: string, words: readonly T[], current: T): T {
    const value = this.#take(name)
    if (value === undefined) return current
    const found = words.find((word) => word === value)
    return found ?? this.#refuse(name, `must be one of ${words.join(", ")}`, current)
  }

  flag(name: string, current: boolean): boolean {
    const value = this.#take(name)
    if (value === undefined) return current
    return typeof value === "boolean" ? value : this.#refuse(name, "must be true or false", current)
  }

  whole(name: string, current: number): number {
    const value = this.#take(name)
    if (value === undefined) return current
    return typeof value === "number" && Number.isSafeInteger(value) && value >= 0
      ? value
      : this.#refuse(name, "must be a whole number of at least 0", current)
  }

  wholeOrNull(name: string, current: number | null): number | null {
    if (this.#source[name] === null) {
      this.#read.add(name)
      return null
    }
    return this.#source[name] === undefined ? current : this.whole(name, 0)
  }

  text(name: string, current: string | null): string | null {
    const value = this.#take(name)
    if (value === undefined) return current
    return typeof value === "string" ? value : this.#refuse(name, "must be a text", current)
  }

  /** A list of texts. */
  texts(name: string, current: readonly string[]): readonly string[] {
    const value = this.#take(name)
    if (value === undefined) return current
    const isList = Array.isArray(value) && value.every((item) => typeof item === "string")
    return isList ? value : this.#refuse(name, "must be a list of texts", current)
  }

  /** A free value of any JSON type. */
  any(name: string): unknown {
    return this.#take(name)
  }

  group(name: string): Patch {
    return new Patch(
      this.#take(name) ?? {},
      this.#path === "" ? name : `${this.#path}.${name}`,
      this.problems,
    )
  }

  /** The names that the change holds, for objects whose keys are free. */
  names(): readonly string[] {
    return Object.keys(this.#source)
  }

  /** Call last: reports every name that no getter asked for. */
  finish(): void {
    for (const name of this.names()) {
      if (!this.#read.has(name)) this.problems.push(`${this.#nameOf(name)} is not known.`)
    }
  }

  #take(name: string): unknown {
    this.#read.add(name)
    return this.#source[name]
  }

  #refuse<T>(name: string, rule: string, current: T): T {
    this.problems.push(`${this.#nameOf(name)} ${rule}.`)
    return current
  }

  #nameOf(name: string): string {
    return this.#path === "" ? name : `${this.#path}.${name}`
  }
}
