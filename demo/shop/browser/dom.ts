type Attributes = Record<string, string | number | boolean | ((event: Event) => void)>

/** Makes an element: functions become listeners, `true` an empty attribute, `false` none. Text is never HTML. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value)
    else if (value !== false) element.setAttribute(name, value === true ? "" : String(value))
  }
  element.append(...children)
  return element
}

/** The element of the page with this id, which the page itself made. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}
