import type { leasing as english } from "../en/leasing"
import type { Translated } from "../words"

export const leasing: Translated<typeof english> = {
  "shared.stage.awaiting_advance": "Laukia avanso",
  "orders.advance": "Surinktinas avansas",
  "orders.advance_received": "Gautas avansas",
  "orders.close_reason": "Uždarymo priežastis",
  "orders.applications": "Paraiškos",
  "orders.unopened": "neatverta",
  "orders.why.leasing.awaiting_approval":
    "Sutartis pasirašyta, o avansą klientas moka jums. Gavę jį, pažymėkite čia. Iki tol nesiųskite.",
  "orders.why.leasing.signing": "Klientas turi pasirašyti sutartį. Palaukite.",
  "orders.leasing_limits":
    "Tarnyba iš parduotuvės nepriima patvirtinimo, atšaukimo, atsisakymo ar grąžinimo ir dokumentų jai neturi. Sutvarkykite tai su tarnyba ir čia užregistruokite.",
  "orders.do.advance": "Avansas gautas",
  "orders.ask.advance":
    "Patvirtinate, kad klientas jums sumokėjo {advance} avansą, ir {amount} nurašoma. Tarnybai niekas nesiunčiama. To atšaukti negalima.",
  "orders.did.advance": "Mokėjimas nurašytas.",
  "orders.reason.leasing_has_no_cancellation":
    "Tarnyba atšaukimo iš parduotuvės nepriima. Atšaukite tarnyboje ir užregistruokite.",
  "orders.reason.leasing_has_no_withdrawal":
    "Tarnyba grąžinimo iš parduotuvės nepriima. Grąžinkite tarnyboje ir užregistruokite.",
  "settings.system.partner": "Partnerio finansavimas",
  "settings.system.leasing": "Išperkamosios nuomos e. parduotuvė",
  "settings.connection.system": "Tarnyba",
  "settings.connection.alert_url": "Perspėjimų adresas",
  "settings.names.title": "Laukų pavadinimai",
  "settings.names.about":
    "Tarnybos dokumentai savo pavadinimų nenurodo. Jei nieko neįvesite, siunčiamas pilkas. Kelis pavadinimus skirkite kableliais; brūkšnelis praleidžia pirkėjo lauką.",
  "settings.names.item_name": "Prekė",
  "settings.names.item_price": "Vieneto kaina",
  "settings.names.item_quantity": "Kiekis",
  "settings.names.form": "Pirkėjo duomenys",
  "settings.names.form.none": "Nesiunčiami",
  "settings.names.form.flat": "Greta užsakymo",
  "settings.names.form.nested": "Atskirame objekte",
  "settings.names.key": "Objekto pavadinimas",
  "settings.names.first_name": "Vardas",
  "settings.names.last_name": "Pavardė",
  "settings.names.email": "El. paštas",
  "settings.names.phone": "Telefonas",
  "settings.names.street": "Gatvė",
  "settings.names.city": "Miestas",
  "settings.names.zip_code": "Pašto kodas",
  "settings.names.country": "Šalis",
  "settings.names.preview": "Užklausos peržiūra",
  "settings.names.preview_about":
    "Kas būtų išsiųsta tarnybai apie išgalvotą pirkinį. Dabar niekas nesiunčiama.",
  "settings.diagnosis.wrong_tariff":
    "Tarnyba šiai e. parduotuvei neturi tarifo su vieno plano kodu. Pataisykite plano kodą.",
  "settings.plan.tariff": "Tarifo kodas",
  "settings.plan.tariff.hint": "Kokį tarnyba priskyrė jūsų e. parduotuvei.",
  "settings.plan.advance": "Avansas",
}
