import type { ReasonSentences } from "../reason"

export const et: ReasonSentences = {
  required: "Palun täitke see väli.",
  text_form: "Tekst on liiga pikk või sisaldab märki, mida ei saa saata. Palun lühendage seda.",
  identity_form: "See ei ole teie riigi isikukood. Kontrollige, et ükski number ei puuduks.",
  identity_date: "Isikukoodis olevat sünnikuupäeva ei ole olemas. Palun kontrollige numbreid.",
  identity_check_digit: "Isikukoodis on vale number. Palun võrrelge seda oma dokumendiga.",
  under_age: "Järelmaksu saab taotleda alates 18. eluaastast.",
  phone_form: "See ei ole täielik telefoninumber. Palun kontrollige numbreid.",
  phone_country: "Palun alustage numbrit plussmärgi ja riigi koodiga, näiteks +372.",
  email_form: "See ei ole e-posti aadress. See peaks olema kujul nimi@example.com.",
  amount_form: "Palun kirjutage summa numbritega, kuni kahe komakohaga, näiteks 1250.50.",
  count_form: "Palun kirjutage täisarv, näiteks 0 või 2.",
  choice_unknown: "Palun valige üks vastustest.",
  date_form: "Sellist kuupäeva ei ole olemas. Palun kontrollige seda.",
  date_past: "See dokument enam ei kehti. Palun kasutage kehtivat dokumenti.",
  country_form: "Palun valige riik.",
  iban_form: "See ei ole kontonumber. Kontonumber algab riigi kahe tähega.",
  iban_length: "Kontonumber on liiga lühike või liiga pikk. Palun kontrollige numbreid.",
  iban_check_digits: "Kontonumbris on vale number. Palun võrrelge seda oma panga andmetega.",
}
