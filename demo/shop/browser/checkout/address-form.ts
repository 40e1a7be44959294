import { type Cart, changeCart } from "../cart"
import { h } from "../dom"
import { busy } from "../view"
import { type Address, SAMPLE_EMAIL, sampleAddress } from "./sample-addresses"

type Field = {
  name: keyof Address | "email"
  label: string
  type: string
  autocomplete: string
  half?: boolean
}

const FIELDS: readonly Field[] = [
  { name: "email", label: "E-mail", type: "email", autocomplete: "email", half: true },
  { name: "phone", label: "Mobile phone", type: "tel", autocomplete: "tel", half: true },
  { name: "first_name", label: "First name", type: "text", autocomplete: "given-name", half: true },
  { name: "last_name", label: "Last name", type: "text", autocomplete: "family-name", half: true },
  { name: "address_1", label: "Street and house", type: "text", autocomplete: "address-line1" },
  { name: "postal_code", label: "Postal code", type: "text", autocomplete: "postal-code", half: true },
  { name: "city", label: "City", type: "text", autocomplete: "address-level2", half: true },
]

type Hooks = { countryCode: string; saved: (cart: Cart) => Promise<void>; failed: (text: string) => void }

/** Contact and address; saving it opens the choice of delivery. */
export function addressForm(cart: Cart, hooks: Hooks): HTMLElement {
  const inputs = FIELDS.map((field) => ({ field, input: input(field, cart) }))
  const submit = h("button", { class: "button", id: "save-address" }, "Continue to delivery")
  const sample = h(
    "button",
    {
      class: "button button-quiet",
      id: "fill-sample",
      type: "button",
      click: () => {
        const values = { email: SAMPLE_EMAIL, ...sampleAddress(hooks.countryCode) }
        for (const { field, input: element } of inputs) element.value = values[field.name]
      },
    },
    "Fill in sample data",
  )
  const save = async () => {
    const values = Object.fromEntries(
      inputs.map(({ field, input: element }) => [field.name, element.value.trim()]),
    )
    await hooks.saved(await changeCart(cart, toCart(values, hooks.countryCode)))
  }
  const form = h(
    "form",
    {
      id: "address-form",
      submit: (event) => {
        event.preventDefault()
        void busy(submit, save, hooks.failed)
      },
    },
    h("div", { class: "fields" }, ...inputs.map(({ field, input: element }) => labelled(field, element))),
    h("div", { class: "actions" }, submit, sample),
  )
  return form
}

function toCart({ email, ...address }: Record<string, string>, countryCode: string): object {
  const shipping = { ...address, country_code: countryCode }
  return { email, shipping_address: shipping, billing_address: shipping }
}

function input(field: Field, cart: Cart): HTMLInputElement {
  const value = field.name === "email" ? cart.email : cart.shipping_address?.[field.name]
  return h("input", {
    id: field.name.replaceAll("_", "-"),
    name: field.name,
    type: field.type,
    autocomplete: field.autocomplete,
    required: true,
    value: value ?? "",
  })
}

const labelled = (field: Field, element: HTMLInputElement): HTMLElement =>
  h("label", { class: field.half ? "field field-half" : "field" }, h("span", {}, field.label), element)
