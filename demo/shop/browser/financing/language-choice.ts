import { h } from "../dom"
import { KIT_LANGUAGES } from "./kit"

const nameOf = (language: string): string =>
  new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language

/** The shop speaks English; the kit speaks six languages, to be tried here. */
export function languageChoice(flow: HTMLElement): HTMLElement {
  const select = h("select", { id: "kit-language" })
  select.append(
    ...KIT_LANGUAGES.map((language) => h("option", { value: language, lang: language }, nameOf(language))),
  )
  select.addEventListener("change", () => {
    flow.setAttribute("language", select.value)
  })
  return h("label", { class: "kit-language" }, h("span", {}, "Language"), select)
}
