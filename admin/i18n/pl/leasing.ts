import type { leasing as english } from "../en/leasing"
import type { Translated } from "../words"

export const leasing: Translated<typeof english> = {
  "shared.stage.awaiting_advance": "Czeka na wpłatę",
  "orders.advance": "Wpłata do pobrania",
  "orders.advance_received": "Wpłata otrzymana",
  "orders.close_reason": "Powód zamknięcia",
  "orders.applications": "Wnioski",
  "orders.unopened": "nigdy nie otwarty",
  "orders.why.leasing.awaiting_approval":
    "Umowa jest podpisana, a wpłatę własną klient płaci Tobie. Pobierz ją i potwierdź tutaj. Wcześniej nie wysyłaj.",
  "orders.why.leasing.signing": "Klient musi podpisać umowę. Poczekaj.",
  "orders.leasing_limits":
    "Usługa nie przyjmuje od sklepu zatwierdzenia, anulowania, odstąpienia ani zwrotu i nie ma dla niego dokumentów. Załatw to z usługą, potem zapisz tutaj.",
  "orders.do.advance": "Wpłata dotarła",
  "orders.ask.advance":
    "Potwierdzasz, że klient zapłacił Ci wpłatę {advance}, i {amount} zostaje pobrane. Do usługi nic nie jest wysyłane. Nie można tego cofnąć.",
  "orders.did.advance": "Płatność została pobrana.",
  "orders.reason.leasing_has_no_cancellation":
    "Usługa nie przyjmuje anulowania od sklepu. Anuluj w usłudze, potem zapisz.",
  "orders.reason.leasing_has_no_withdrawal":
    "Usługa nie przyjmuje zwrotu od sklepu. Zwróć przez usługę, potem zapisz.",
  "settings.system.partner": "Finansowanie partnera",
  "settings.system.leasing": "Leasing sklepu",
  "settings.connection.system": "Usługa",
  "settings.connection.alert_url": "Adres alertów",
  "settings.names.title": "Nazwy pól",
  "settings.names.about":
    "Dokumenty usługi nie podają jej nazw. Gdzie nic nie wpiszesz, wysyłana jest nazwa szara. Kilka nazw rozdziel przecinkami; łącznik pomija pole klienta.",
  "settings.names.item_name": "Towar",
  "settings.names.item_price": "Cena jednostkowa",
  "settings.names.item_quantity": "Ilość",
  "settings.names.form": "Dane klienta",
  "settings.names.form.none": "Niewysyłane",
  "settings.names.form.flat": "Obok zamówienia",
  "settings.names.form.nested": "We własnym obiekcie",
  "settings.names.key": "Nazwa obiektu",
  "settings.names.first_name": "Imię",
  "settings.names.last_name": "Nazwisko",
  "settings.names.email": "E-mail",
  "settings.names.phone": "Telefon",
  "settings.names.street": "Ulica",
  "settings.names.city": "Miasto",
  "settings.names.zip_code": "Kod pocztowy",
  "settings.names.country": "Kraj",
  "settings.names.preview": "Podgląd żądania",
  "settings.names.preview_about": "Co usługa otrzymałaby o zmyślonym zakupie. Teraz nic nie jest wysyłane.",
  "settings.diagnosis.wrong_tariff":
    "Usługa nie ma dla tego sklepu taryfy o kodzie jednego z planów. Popraw kod w planie.",
  "settings.plan.tariff": "Kod taryfy",
  "settings.plan.tariff.hint": "Taki, jaki usługa przypisała Twojemu sklepowi.",
  "settings.plan.advance": "Wpłata własna",
}
