import type { ReasonSentences } from "../reason"

export const pl: ReasonSentences = {
  required: "Proszę wypełnić to pole.",
  text_form: "Tekst jest za długi lub zawiera znak, którego nie można wysłać. Proszę go skrócić.",
  identity_form:
    "To nie jest krajowy numer identyfikacyjny (w Polsce: PESEL). Proszę sprawdzić, czy nie brakuje cyfry.",
  identity_date: "Data urodzenia w tym numerze nie istnieje. Proszę sprawdzić cyfry.",
  identity_check_digit: "W numerze jest błędna cyfra. Proszę porównać go z dokumentem.",
  under_age: "Finansowanie jest dostępne dla osób, które ukończyły 18 lat.",
  phone_form: "To nie jest pełny numer telefonu. Proszę sprawdzić cyfry.",
  phone_country: "Proszę zacząć numer od znaku + i kodu kraju, na przykład +48.",
  email_form: "To nie jest adres e-mail. Powinien wyglądać tak: imie@example.com.",
  amount_form: "Proszę wpisać kwotę cyframi, z najwyżej dwoma miejscami po przecinku, na przykład 1250,50.",
  count_form: "Proszę wpisać liczbę całkowitą, na przykład 0 lub 2.",
  choice_unknown: "Proszę wybrać jedną z odpowiedzi.",
  date_form: "Taki dzień nie istnieje. Proszę sprawdzić datę.",
  date_past: "Ten dokument stracił ważność. Proszę podać ważny dokument.",
  country_form: "Proszę wybrać kraj.",
  iban_form: "To nie jest numer rachunku IBAN. Zaczyna się on od dwóch liter kraju.",
  iban_length: "Numer rachunku jest za krótki lub za długi. Proszę sprawdzić cyfry.",
  iban_check_digits: "W numerze rachunku jest błędna cyfra. Proszę porównać go z danymi banku.",
}
