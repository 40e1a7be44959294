import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { MEANING_OF_STAGE } from "../../shared/stage"
import { estimateOf } from "../estimate"
import { observationOf } from "../observation"
import { NO_LEASING_OVERRIDES, readLeasingOverrides } from "../overrides"
import { previewBody } from "../preview"
import { stageOfLeasing } from "../stage-of-leasing"
import { CLOSE_REASONS, PHASES, RESULTS } from "../words"

const page = readFileSync(resolve(__dirname, "../../../../docs/leasing.md"), "utf8")

/** The rows below the header that begins with this word, without their backticks. */
function table(header: string): string[][] {
  const lines = page.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  )
  const start = lines.findIndex(([first]) => first === header)
  const end = lines.findIndex((cells, at) => at > start && cells.length === 0)
  return start < 0 ? [] : lines.slice(start + 2, end)
}

describe("the estimated price", () => {
  const cases = table("Case")

  it("is documented with twelve cases", () => {
    expect(cases).toHaveLength(12)
  })

  it.each(cases)("equals the hand-computed case %s of docs/leasing.md", (...cells) => {
    const [
      ,
      amount = "",
      term = "",
      advancePercent = "",
      adminFee = "",
      monthlyAdminFee = "",
      interest = "",
    ] = cells
    const [advance, financed, , , , monthly, total] = cells.slice(7)
    const terms = {
      termFrom: 1,
      termTo: 120,
      amountFrom: "0",
      amountTo: "100000",
      advanceFrom: advancePercent,
      advanceTo: "50",
      adminFee,
      monthlyAdminFee,
      monthlyInterest: interest,
    }
    expect(estimateOf({ amount, term: Number(term), terms })).toEqual({
      term: Number(term),
      advance,
      financed,
      monthly,
      total,
    })
  })
})

describe("the documented meaning", () => {
  const rows = table("Word")

  it("has a row for every word of both vocabularies", () => {
    expect(rows.map(([word]) => word)).toEqual([...PHASES, ...CLOSE_REASONS, ...RESULTS])
  })

  it.each(rows)("of %s is the code's", (...[word = "", field, stage, mark]) => {
    const words = {
      phase: field === "appl_phase" ? word : field === "close_reason" ? "CLOSE" : null,
      status: field === "result" ? null : "OK",
      closeReason: field === "close_reason" ? word : null,
      result: field === "result" ? word : null,
    }
    const details = { contractNumber: null, advance: null }
    const observation = observationOf(words, details, { finishWithoutStatus: false })
    expect(observation.marks).toEqual(mark === "" ? [] : [mark])
    for (const previous of ["started", "signing"] as const) {
      const next = stageOfLeasing(previous, observation, { advanceReceived: false })
      const isEarlier = previous === "signing" && MEANING_OF_STAGE[next] === "waiting"
      expect(next).toBe(stage === "as before" || isEarlier ? previous : stage)
    }
  })
})

describe("the documented overrides", () => {
  const documented = table("Key")

  it("are all that there are", () => {
    const names = Object.keys(NO_LEASING_OVERRIDES)
    const snakeCase = names.map((name) =>
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/sha1$/, "sha1"),
    )
    expect(documented.map(([key]) => key).sort()).toEqual(snakeCase.sort())
  })

  it.each(documented)("take the example of %s", (key = "", ...cells) => {
    expect(readLeasingOverrides({ [key]: JSON.parse(cells.at(-1) ?? "") as unknown }).ok).toBe(true)
  })

  it("take the complete example, which holds every one of them", () => {
    const example: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? "{}")
    expect(readLeasingOverrides(example).ok).toBe(true)
    expect(Object.keys(example as object).sort()).toEqual(documented.map(([key]) => key).sort())
  })

  it("show the body that is sent without any of them", () => {
    const example: unknown = JSON.parse(/```json preview\n([\s\S]*?)```/.exec(page)?.[1] ?? "{}")
    expect(previewBody(NO_LEASING_OVERRIDES)).toEqual(example)
  })

  it("name what is wrong, never its value", () => {
    const wrong = { item_names: { price: "no name!" }, customer_form: "all", secret: "4711", extra_body: "x" }
    const read = readLeasingOverrides(wrong)
    expect(read.ok ? [] : [...read.error].sort()).toEqual([
      "customer_form",
      "extra_body",
      "item_names.price",
      "secret",
    ])
    expect(readLeasingOverrides({ customer_names: { iban: "iban" } })).toEqual({
      ok: false,
      error: ["customer_names.iban"],
    })
    expect(readLeasingOverrides(null)).toEqual({ ok: true, value: NO_LEASING_OVERRIDES })
  })
})

describe("the preview of the body", () => {
  it("follows the settings", () => {
    const read = readLeasingOverrides({ customer_form: "nested", item_names: { price: "unit_price" } })
    const body = previewBody(read.ok ? read.value : NO_LEASING_OVERRIDES)
    expect(body).toMatchObject({ customer: { first_name: "Ona", address: "Gedimino pr. 1" } })
    expect(JSON.stringify(body["order_json"])).toContain('"unit_price":103.34')
  })
})
