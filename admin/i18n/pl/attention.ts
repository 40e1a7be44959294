import type { attention as english } from "../en/attention"
import type { Translated } from "../words"

export const attention: Translated<typeof english> = {
  "attention.title": "Potrzebna Twoja decyzja",
  "attention.orphaned_cart_changed":
    "Finansowanie przyznano, ale koszyk w międzyczasie zmieniono, więc zamówienia nie złożono. Złóż zamówienie z obecnym koszykiem albo anuluj finansowanie.",
  "attention.orphaned_cart_completed_otherwise":
    "Finansowanie przyznano, ale koszyk opłacono inaczej. Anuluj finansowanie; jeśli jest już wypłacone, uzgodnij zwrot z finansującym i zapisz to.",
  "attention.orphaned_other_method":
    "Finansowanie przyznano, ale klient wybrał w międzyczasie inną płatność. Złóż zamówienie z tym finansowaniem albo je anuluj.",
  "attention.orphaned_provider_disabled":
    "Finansowanie przyznano, ale ta metoda płatności nie jest już włączona w regionie koszyka. Włącz ją i złóż zamówienie albo anuluj finansowanie.",
  "attention.orphaned_order_failed":
    "Finansowanie przyznano, ale nie udało się złożyć zamówienia, na przykład zabrakło towaru. Usuń przyczynę i złóż zamówienie albo anuluj finansowanie.",
  "attention.application_unknown":
    "Wniosek został wysłany, ale odpowiedź nie nadeszła, a drugi raz nie jest wysyłany. Zapytaj usługę, co się z nim stało, poinformuj klienta i zapisz wynik.",
  "attention.down_payment_overdue":
    "Umowa czeka na wpłatę własną dłużej niż dobę. Zapytaj klienta lub usługę albo anuluj finansowanie.",
  "attention.amount_mismatch":
    "Finansujący podaje inną kwotę lub walutę niż wnioskowana, więc niczego nie pobrano. Porównaj je z finansującym, zanim coś wyślesz.",
  "attention.order_without_payment":
    "Zamówienie złożono, ale finansowanie zakończyło się bez płatności. Anuluj zamówienie albo przyjmij inną płatność i zapisz jaką.",
  "attention.terminated":
    "Finansujący rozwiązał umowę po jej opłaceniu. Wyjaśnij to z nim i zapisz wynik; nic nie zostało zwrócone samo.",
  "attention.command_unknown":
    "Finansujący nie odpowiedział na polecenie, a odczyt nie pokazał, czy je wykonano. Odczytaj ponownie albo zapytaj finansującego i zapisz wynik.",
  "attention.connection_unauthorized":
    "Finansujący odrzuca klucz tego połączenia. Wpisz właściwy klucz w ustawieniach i odczytaj ponownie.",
  "attention.contract_unreadable":
    "Finansujący podaje, że kredyt przyznano, ale umowy nie można odczytać. Zapytaj, czy jest wypłacony, i zapisz wynik.",
  "attention.status_contradiction":
    "Finansujący uznawał to finansowanie za aktywne, a teraz temu zaprzecza. Nie wysyłaj: wyjaśnij to z nim i zapisz wynik.",
  "attention.capture_failed":
    "Aktywne, ale Medusa nie mogła zaksięgować płatności, na przykład zamówienie anulowano. Uporządkuj zamówienie i zapisz wynik.",
  "attention.activation_overdue":
    "Zatwierdzone, ale finansujący nie aktywował umowy w ciągu doby. Jeszcze nie wysyłaj: odczytaj ponownie albo zapytaj finansującego.",
  "attention.approval_overdue":
    "Klient podpisał, ale nikt nie zatwierdził umowy dłużej, niż pozwala plan. Zatwierdź, gdy towar może zostać wysłany, albo anuluj.",
  "attention.approval_refused":
    "Plan zatwierdza automatycznie, ale finansujący odmówił i próba nie zostanie ponowiona. Sprawdź powód w historii, a potem zatwierdź ręcznie lub anuluj.",
  "attention.cancellation_unconfirmed":
    "Finansujący przyjął anulowanie ponad dobę temu, ale umowa nadal trwa. Nie wysyłaj: odczytaj ponownie albo zapytaj finansującego i zapisz wynik.",
  "attention.withdrawal_unconfirmed":
    "Finansujący przyjął odstąpienie ponad dobę temu, ale umowa jest nadal aktywna. Odczytaj ponownie albo zapytaj finansującego i zapisz wynik.",
  "attention.return_given_up":
    "Część miała zostać zwrócona, gdy tylko finansujący na to pozwoli; przez 30 dni próbowano bez skutku. Zapytaj finansującego, a potem zwróć ją tutaj lub zapisz, co zrobiono.",
  "attention.refund_not_booked":
    "Pieniądze zwrócono u finansującego, ale Medusa nie mogła zaksięgować zwrotu. Porównaj obie strony i zapisz wynik.",
  "attention.advance_to_collect":
    "Klient podpisał i wpłatę własną płaci Tobie. Pobierz ją i potwierdź przy zamówieniu: wtedy płatność zostaje pobrana. Wcześniej nie wysyłaj.",
  "attention.signed_offline":
    "Podpisano poza internetem. Zamówienie jest opłacone; przed wysyłką sprawdź umowę z usługą, potem zamknij sprawę.",
  "attention.status_not_ok":
    "Usługa zgłasza błąd wniosku, więc nic nie pobrano. Odczytaj ponownie albo zapytaj usługę.",
  "attention.contradiction":
    "Usługa mówi dwie sprzeczne rzeczy, więc nic nie pobrano. Zapytaj, co jest prawdą, i zapisz wynik.",
  "attention.signed_twice":
    "Klient podpisał dwie umowy na jeden zakup i byłby winien obie. Poproś usługę o anulowanie jednej i zapisz której.",
  "attention.customer_needs_help":
    "Klient poprosił usługę o pomoc. Skontaktuj się z klientem lub usługą; wniosek potem idzie dalej sam.",
}
