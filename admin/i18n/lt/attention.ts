import type { attention as english } from "../en/attention"
import type { Translated } from "../words"

export const attention: Translated<typeof english> = {
  "attention.title": "Reikia jūsų sprendimo",
  "attention.orphaned_cart_changed":
    "Finansavimas suteiktas, bet krepšelis tuo metu pakeistas, todėl užsakymas nesukurtas. Sukurkite užsakymą pagal dabartinį krepšelį arba atšaukite finansavimą.",
  "attention.orphaned_cart_completed_otherwise":
    "Finansavimas suteiktas, bet krepšelis apmokėtas kitu būdu. Atšaukite finansavimą; jei jis jau išmokėtas, susitarkite su finansuotoju dėl grąžinimo ir užfiksuokite.",
  "attention.orphaned_other_method":
    "Finansavimas suteiktas, bet pirkėjas tuo metu pasirinko kitą mokėjimą. Sukurkite užsakymą su šiuo finansavimu arba jį atšaukite.",
  "attention.orphaned_provider_disabled":
    "Finansavimas suteiktas, bet šis mokėjimo būdas krepšelio regione nebeįjungtas. Įjunkite jį ir sukurkite užsakymą arba atšaukite finansavimą.",
  "attention.orphaned_order_failed":
    "Finansavimas suteiktas, bet užsakymo sukurti nepavyko, pavyzdžiui, baigėsi prekė. Pašalinkite priežastį ir sukurkite užsakymą arba atšaukite finansavimą.",
  "attention.application_unknown":
    "Paraiška išsiųsta, bet atsakymas negautas, o antrą kartą ji nesiunčiama. Paklauskite paslaugos, kas su ja nutiko, praneškite klientui ir įrašykite rezultatą.",
  "attention.down_payment_overdue":
    "Sutartis laukia pradinio įnašo ilgiau nei parą. Paklauskite kliento ar paslaugos arba atšaukite finansavimą.",
  "attention.amount_mismatch":
    "Finansuotojas nurodo kitą sumą ar valiutą nei prašyta, todėl niekas nenurašyta. Prieš siųsdami palyginkite su finansuotoju.",
  "attention.order_without_payment":
    "Užsakymas sukurtas, bet finansavimas baigėsi be mokėjimo. Atšaukite užsakymą arba paimkite kitą mokėjimą ir užfiksuokite, kokį.",
  "attention.terminated":
    "Finansuotojas nutraukė jau apmokėtą sutartį. Susitarkite su juo ir užfiksuokite rezultatą; savaime niekas negrąžinta.",
  "attention.command_unknown":
    "Finansuotojas neatsakė į komandą, o nuskaičius nepaaiškėjo, ar ji įvykdyta. Nuskaitykite dar kartą arba paklauskite finansuotojo ir užfiksuokite rezultatą.",
  "attention.connection_unauthorized":
    "Finansuotojas nepriima šio ryšio rakto. Nustatymuose įveskite teisingą raktą ir nuskaitykite dar kartą.",
  "attention.contract_unreadable":
    "Finansuotojas praneša, kad kreditas suteiktas, bet sutarties nuskaityti nepavyksta. Paklauskite, ar išmokėta, ir užfiksuokite rezultatą.",
  "attention.status_contradiction":
    "Anksčiau finansuotojas šį finansavimą laikė galiojančiu, dabar tai neigia. Nesiųskite: susitarkite su juo ir užfiksuokite rezultatą.",
  "attention.capture_failed":
    "Galioja, bet Medusa negalėjo užregistruoti mokėjimo, pavyzdžiui, užsakymas atšauktas. Sutvarkykite užsakymą ir užfiksuokite rezultatą.",
  "attention.activation_overdue":
    "Patvirtinta, bet finansuotojas per parą neaktyvavo. Dar nesiųskite: nuskaitykite dar kartą arba paklauskite finansuotojo.",
  "attention.approval_overdue":
    "Pirkėjas pasirašė, bet niekas nepatvirtino ilgiau, nei leidžia planas. Patvirtinkite, kai prekes galima išsiųsti, arba atšaukite.",
  "attention.approval_refused":
    "Planas tvirtina automatiškai, bet finansuotojas atsisakė, ir savaime pakartota nebus. Priežastis yra istorijoje; patvirtinkite ranka arba atšaukite.",
  "attention.cancellation_unconfirmed":
    "Finansuotojas atšaukimą priėmė prieš daugiau nei parą, bet sutartis tebegalioja. Nesiųskite: nuskaitykite dar kartą arba paklauskite finansuotojo ir užfiksuokite rezultatą.",
  "attention.withdrawal_unconfirmed":
    "Finansuotojas atsisakymą priėmė prieš daugiau nei parą, bet sutartis tebegalioja. Nuskaitykite dar kartą arba paklauskite finansuotojo ir užfiksuokite rezultatą.",
  "attention.return_given_up":
    "Dalį reikėjo grąžinti, kai tik finansuotojas leis; 30 dienų bandyta veltui. Paklauskite finansuotojo, tada grąžinkite čia arba užfiksuokite, kas padaryta.",
  "attention.refund_not_booked":
    "Pinigai grąžinti pas finansuotoją, bet Medusa negalėjo užregistruoti grąžinimo. Palyginkite abu ir užfiksuokite rezultatą.",
  "attention.advance_to_collect":
    "Klientas pasirašė, o avansą moka jums. Gavę jį, pažymėkite užsakyme: tada mokėjimas nurašomas. Iki tol nesiųskite.",
  "attention.signed_offline":
    "Pasirašyta ne internetu. Užsakymas apmokėtas; prieš siųsdami peržiūrėkite sutartį su tarnyba, tada užverkite.",
  "attention.status_not_ok":
    "Tarnyba praneša apie paraiškos klaidą, todėl niekas nenurašyta. Nuskaitykite dar kartą arba paklauskite tarnybos.",
  "attention.contradiction":
    "Tarnyba sako du nesuderinamus dalykus, todėl niekas nenurašyta. Paklauskite, kas tiesa, ir užregistruokite.",
  "attention.signed_twice":
    "Klientas tam pačiam pirkiniui pasirašė dvi sutartis ir būtų skolingas abi. Paprašykite tarnybos vieną atšaukti ir užregistruokite kurią.",
  "attention.customer_needs_help":
    "Klientas paprašė tarnybos pagalbos. Susisiekite su klientu ar tarnyba; paraiška tada tęsis savaime.",
}
