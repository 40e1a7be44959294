import { byId, h } from "./dom"
import { fillHeader } from "./header"
import { StoreError } from "./store-api"

/** Puts a view into the page and says that it is ready. */
export function show(...nodes: Node[]): void {
  const main = byId("main")
  main.replaceChildren(...nodes)
  main.setAttribute("aria-busy", "false")
}

/** Runs a page: header and view; a failure becomes a sentence with a way to try again. */
export async function runPage(view: () => Promise<void>): Promise<void> {
  try {
    await Promise.all([fillHeader(), view()])
  } catch (error) {
    show(notice("problem", sentence(error)), h("a", { class: "button", href: location.href }, "Try again"))
  }
}

/** A message that assistive technology reads out. */
export function notice(kind: "problem" | "info" | "good", text: string): HTMLElement {
  return h(
    "p",
    { class: `notice notice-${kind}`, id: "notice", role: kind === "problem" ? "alert" : "status" },
    text,
  )
}

export function sentence(error: unknown): string {
  if (error instanceof StoreError) return error.message
  if (error instanceof TypeError) return "The shop cannot reach its server just now."
  return error instanceof Error ? error.message : "Something went wrong."
}

/** Runs the action of a button once at a time; a failure is handed on as a sentence. */
export async function busy(
  button: HTMLButtonElement,
  action: () => Promise<void>,
  failed: (text: string) => void,
): Promise<void> {
  if (button.getAttribute("aria-busy") === "true") return
  button.setAttribute("aria-busy", "true")
  try {
    await action()
  } catch (error) {
    failed(sentence(error))
  } finally {
    button.setAttribute("aria-busy", "false")
  }
}
