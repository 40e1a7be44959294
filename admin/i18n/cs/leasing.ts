import type { leasing as english } from "../en/leasing"
import type { Translated } from "../words"

export const leasing: Translated<typeof english> = {
  "shared.stage.awaiting_advance": "Čeká na akontaci",
  "orders.advance": "Akontace k vybrání",
  "orders.advance_received": "Akontace přijata",
  "orders.close_reason": "Důvod uzavření",
  "orders.applications": "Žádosti",
  "orders.unopened": "neotevřena",
  "orders.why.leasing.awaiting_approval":
    "Smlouva je podepsaná a akontaci platí zákazník vám. Vyberte ji a potvrďte to zde. Dříve neposílejte.",
  "orders.why.leasing.signing": "Zákazník musí podepsat smlouvu. Vyčkejte.",
  "orders.leasing_limits":
    "Služba od obchodu nepřijímá schválení, zrušení, odstoupení ani vrácení a nemá pro něj dokumenty. Vyřiďte to se službou a pak to zde zaznamenejte.",
  "orders.do.advance": "Akontace dorazila",
  "orders.ask.advance":
    "Potvrzujete, že vám zákazník zaplatil akontaci {advance}, a {amount} se strhne. Službě se nic neposílá. Nelze to vzít zpět.",
  "orders.did.advance": "Platba je stržena.",
  "orders.reason.leasing_has_no_cancellation":
    "Služba zrušení od obchodu nepřijímá. Zrušte to u služby a zaznamenejte.",
  "orders.reason.leasing_has_no_withdrawal":
    "Služba vrácení od obchodu nepřijímá. Vraťte to u služby a zaznamenejte.",
  "settings.system.partner": "Partnerské financování",
  "settings.system.leasing": "Leasing e-shopu",
  "settings.connection.system": "Služba",
  "settings.connection.alert_url": "Adresa upozornění",
  "settings.names.title": "Názvy polí",
  "settings.names.about":
    "Dokumenty služby její názvy neuvádějí. Kde nic nezadáte, posílá se šedý. Více názvů oddělte čárkami; spojovník pole zákazníka vynechá.",
  "settings.names.item_name": "Položka",
  "settings.names.item_price": "Jednotková cena",
  "settings.names.item_quantity": "Množství",
  "settings.names.form": "Údaje zákazníka",
  "settings.names.form.none": "Neposílají se",
  "settings.names.form.flat": "Vedle objednávky",
  "settings.names.form.nested": "Ve vlastním objektu",
  "settings.names.key": "Název objektu",
  "settings.names.first_name": "Jméno",
  "settings.names.last_name": "Příjmení",
  "settings.names.email": "E-mail",
  "settings.names.phone": "Telefon",
  "settings.names.street": "Ulice",
  "settings.names.city": "Město",
  "settings.names.zip_code": "PSČ",
  "settings.names.country": "Země",
  "settings.names.preview": "Náhled požadavku",
  "settings.names.preview_about": "Co by služba dostala o smyšleném nákupu. Teď se nic neposílá.",
  "settings.diagnosis.wrong_tariff":
    "Služba nemá pro tento e-shop tarif s kódem jednoho plánu. Opravte kód v plánu.",
  "settings.plan.tariff": "Kód tarifu",
  "settings.plan.tariff.hint": "Jak ho služba přidělila vašemu e-shopu.",
  "settings.plan.advance": "Akontace",
}
