import { inDialect, toSnakeCase, type Dialect } from "../http/dialect"
import { isJsonObject, type JsonObject } from "../json"

type Test = (text: string) => boolean

/**
 * Reads a request body by its documented names and gathers the service's codes for what is wrong with it:
 * `<object>_<field>_is_missing`, `_is_empty`, `_is_not_valid`, `_does_not_have_a_valid_value`, and
 * `_is_not_known` for a field that no document names. What a getter gives after a problem is of no use.
 */
export class Form {
  readonly problems: string[]
  readonly #source: JsonObject
  readonly #dialect: Dialect
  readonly #path: string
  readonly #read = new Set<string>()

  constructor(
    source: unknown,
    dialect: Dialect,
    parent?: { readonly path: string; readonly problems: string[] },
  ) {
    this.#source = isJsonObject(source) ? source : {}
    this.#dialect = dialect
    this.#path = parent?.path ?? ""
    this.problems = parent?.problems ?? []
  }

  has(name: string): boolean {
    const value = this.#take(name)
    return value !== undefined && value !== null
  }

  /** A required text that is not empty and passes the test. */
  text(name: string, isValid: Test = () => true): string {
    const value = this.#take(name)
    if (value === undefined || value === null) return this.#problem(name, "is_missing", "")
    if (typeof value !== "string") return this.#problem(name, "is_not_valid", "")
    if (value.trim() === "") return this.#problem(name, "is_empty", "")
    return isValid(value) ? value : this.#problem(name, "is_not_valid", "")
  }

  optionalText(name: string, isValid?: Test): string | null {
    return this.has(name) ? this.text(name, isValid) : null
  }

  /** A required text out of a list. */
  word<T extends string>(name: string, words: readonly [T, ...T[]]): T {
    const value = this.text(name)
    const found = words.find((word) => word === value)
    if (found !== undefined) return found
    return value === "" ? words[0] : this.#problem(name, "does_not_have_a_valid_value", words[0])
  }

  optionalWord<T extends string>(name: string, words: readonly [T, ...T[]]): T | null {
    return this.has(name) ? this.word(name, words) : null
  }

  /** A required JSON number; a number written as text is not valid. */
  number(name: string, isValid: (value: number) => boolean = () => true): number {
    const value = this.#take(name)
    if (value === undefined || value === null) return this.#problem(name, "is_missing", 0)
    return typeof value === "number" && isValid(value) ? value : this.#problem(name, "is_not_valid", 0)
  }

  optionalNumber(name: string, isValid?: (value: number) => boolean): number | null {
    return this.has(name) ? this.number(name, isValid) : null
  }

  /** A required amount or count, as a JSON number or as a decimal string; answers the decimal string. */
  decimal(name: string, isValid: (value: number) => boolean = () => true): string {
    const value = this.#take(name)
    if (value === undefined || value === null) return this.#problem(name, "is_missing", "0")
    if (value === "") return this.#problem(name, "is_empty", "0")
    const isNumber = typeof value === "number" || (typeof value === "string" && /^\d+(\.\d+)?$/.test(value))
    return isNumber && isValid(Number(value)) ? String(value) : this.#problem(name, "is_not_valid", "0")
  }

  optionalDecimal(name: string, isValid?: (value: number) => boolean): string | null {
    return this.has(name) ? this.decimal(name, isValid) : null
  }

  /** A list of objects that are not empty, each read by a form of its own; null when it is not there. */
  optionalList(name: string): readonly Form[] | null {
    if (!this.has(name)) return null
    const value = this.#take(name)
    const isList = Array.isArray(value) && value.every((item) => isJsonObject(item))
    if (!isList) return this.#problem(name, "is_not_valid", [])
    return value.map(
      (item) => new Form(item, this.#dialect, { path: `${this.#path}${name}_`, problems: this.problems }),
    )
  }

  /** The names that the body itself holds, as written. */
  get names(): readonly string[] {
    return Object.keys(this.#source)
  }

  /** A value of any type. */
  any(name: string): unknown {
    return this.#take(name)
  }

  /** The documented form of a name as written. */
  documented(name: string): string {
    return this.#dialect === "v2" ? name : toSnakeCase(name)
  }

  /** Fields that any value is good for. */
  pass(...names: readonly string[]): void {
    for (const name of names) this.#take(name)
  }

  optionalFlag(name: string): boolean | null {
    if (!this.has(name)) return null
    const value = this.#take(name)
    return typeof value === "boolean" ? value : this.#problem(name, "is_not_valid", false)
  }

  /** A required object, read by a form of its own. */
  object(name: string): Form {
    const value = this.#take(name)
    if (value === undefined || value === null) this.#problem(name, "is_missing", null)
    else if (!isJsonObject(value)) this.#problem(name, "is_not_valid", null)
    else if (Object.keys(value).length === 0) this.#problem(name, "is_empty", null)
    else return new Form(value, this.#dialect, { path: `${this.#path}${name}_`, problems: this.problems })
    // Its fields are not worth a code of their own when the whole object is wrong.
    return new Form({}, this.#dialect, { path: `${this.#path}${name}_`, problems: [] })
  }

  optionalObject(name: string): Form | null {
    return this.has(name) ? this.object(name) : null
  }

  /** An optional object whose keys are free; `isValid` looks at each value. */
  freeObject(name: string, isValid: (value: unknown) => boolean = () => true): JsonObject | null {
    const value = this.#take(name)
    if (value === undefined || value === null) return null
    if (isJsonObject(value) && Object.values(value).every(isValid)) return value
    return this.#problem(name, "is_not_valid", null)
  }

  /** Adds a code of the caller's own. */
  refuse(name: string, problem: string): void {
    this.#problem(name, problem, null)
  }

  /** Call last: gives a code to every field that no getter asked for. */
  refuseUnknown(): void {
    for (const name of Object.keys(this.#source)) {
      if (!this.#read.has(name)) this.problems.push(`${this.#path}${name}_is_not_known`)
    }
  }

  #take(name: string): unknown {
    const written = inDialect(name, this.#dialect)
    this.#read.add(written)
    return this.#source[written]
  }

  #problem<T>(name: string, problem: string, instead: T): T {
    const code = `${this.#path}${name}_${problem}`
    if (!this.problems.includes(code)) this.problems.push(code)
    return instead
  }
}
