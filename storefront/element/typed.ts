type Field = HTMLInputElement | HTMLSelectElement

const fieldsIn = (body: HTMLElement): Field[] =>
  Array.from(body.querySelectorAll<Field>("input[id]:not([type=file]), select[id]"))

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")

/** What was typed and ticked so far, to be put into the same step once it is drawn in another language. */
export function typedIn(body: HTMLElement): () => void {
  const kept = new Map(fieldsIn(body).map((field) => [field.id, field]))
  return () => {
    for (const field of fieldsIn(body)) {
      const before = kept.get(field.id)
      if (before === undefined) continue
      if (isTick(field) && isTick(before)) field.checked = before.checked
      else if (field.value !== before.value) {
        field.value = before.value
        field.dispatchEvent(new Event("change"))
      }
    }
  }
}
