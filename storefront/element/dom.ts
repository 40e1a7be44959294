type Value = string | number | boolean | null | ((event: Event) => void)

export type Attributes = Readonly<Record<string, Value>>

export type Child = Node | string | null

/** Makes an element: a function becomes a listener, true an empty attribute, false and null none. Text is never HTML. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value)
    else if (value !== false && value !== null)
      element.setAttribute(name, value === true ? "" : String(value))
  }
  element.append(...children.filter((child) => child !== null))
  return element
}
