/** What only a leasing needs to be told. */
export const leasing = {
  "shared.stage.awaiting_advance": "Advance to collect",
  "orders.advance": "Advance to collect",
  "orders.advance_received": "Advance received",
  "orders.close_reason": "Reason of closing",
  "orders.applications": "Applications",
  "orders.unopened": "never opened",
  "orders.why.leasing.awaiting_approval":
    "The contract is signed, and the customer pays the advance to you. Collect it, then say so here. Do not ship before.",
  "orders.why.leasing.signing": "The customer has to sign the contract. Wait.",
  "orders.leasing_limits":
    "The leasing service takes no approval, cancellation, withdrawal or return from a shop, and has no papers for it. Do it with the service, then record it here.",
  "orders.do.advance": "The advance has arrived",
  "orders.ask.advance":
    "You say that the customer has paid you the advance of {advance}, and {amount} is captured. Nothing is sent to the service. This cannot be taken back.",
  "orders.did.advance": "The payment is captured.",
  "orders.reason.leasing_has_no_cancellation":
    "The leasing service takes no cancellation from a shop. Cancel with the service, then record it.",
  "orders.reason.leasing_has_no_withdrawal":
    "The leasing service takes no return from a shop. Return with the service, then record it.",
  "settings.system.partner": "Partner financing",
  "settings.system.leasing": "Leasing e-shop",
  "settings.connection.system": "Service",
  "settings.connection.alert_url": "Alert address",
  "settings.names.title": "Names of the fields",
  "settings.names.about":
    "The leasing service's documents do not tell its names. Where you enter nothing, the grey one is sent. Put commas between several names; a hyphen leaves a field of the customer out.",
  "settings.names.item_name": "Item",
  "settings.names.item_price": "Unit price",
  "settings.names.item_quantity": "Quantity",
  "settings.names.form": "Customer's data",
  "settings.names.form.none": "Not sent",
  "settings.names.form.flat": "Beside the order",
  "settings.names.form.nested": "In an object of their own",
  "settings.names.key": "Name of the object",
  "settings.names.first_name": "First name",
  "settings.names.last_name": "Last name",
  "settings.names.email": "E-mail",
  "settings.names.phone": "Phone",
  "settings.names.street": "Street",
  "settings.names.city": "City",
  "settings.names.zip_code": "Postal code",
  "settings.names.country": "Country",
  "settings.names.preview": "Preview of the request",
  "settings.names.preview_about":
    "What the service would be sent for a made-up purchase. Nothing is sent now.",
  "settings.diagnosis.wrong_tariff":
    "The leasing service has no tariff with the code of a plan for this e-shop. Correct the code in the plan.",
  "settings.plan.tariff": "Tariff code",
  "settings.plan.tariff.hint": "As the leasing service assigned it to your e-shop.",
  "settings.plan.advance": "Advance",
} as const
