import { h } from "../dom"

export type Choice = {
  group: string
  id: string
  title: string
  detail: string
  aside?: string
  badge?: string
  checked?: boolean
  /** Shown, but it cannot be picked. */
  disabled?: boolean
  picked: () => void
}

/** One radio button as a card. */
export function choice(wish: Choice): HTMLElement {
  return h(
    "label",
    { class: wish.disabled ? "choice choice-off" : "choice", for: wish.id },
    h("input", {
      type: "radio",
      id: wish.id,
      name: wish.group,
      value: wish.id,
      checked: wish.checked ?? false,
      disabled: wish.disabled ?? false,
      change: wish.picked,
    }),
    h(
      "span",
      { class: "choice-text" },
      h(
        "span",
        { class: "choice-title" },
        wish.title,
        ...(wish.badge ? [h("span", { class: "tag" }, wish.badge)] : []),
      ),
      h("span", { class: "muted" }, wish.detail),
    ),
    h("span", { class: "choice-aside" }, wish.aside ?? ""),
  )
}
