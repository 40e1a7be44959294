import type { ReasonSentences } from "../reason"

export const cs: ReasonSentences = {
  required: "Vyplňte prosím toto pole.",
  text_form: "Text je příliš dlouhý nebo obsahuje znak, který nelze odeslat. Zkraťte ho prosím.",
  identity_form:
    "Toto není identifikační kód vaší země (v Česku rodné číslo). Zkontrolujte, zda nechybí číslice.",
  identity_date: "Datum narození v rodném čísle neexistuje. Zkontrolujte prosím číslice.",
  identity_check_digit: "V rodném čísle je chybná číslice. Porovnejte ho prosím se svým dokladem.",
  under_age: "Financování je určeno osobám starším 18 let.",
  phone_form: "Toto není úplné telefonní číslo. Zkontrolujte prosím číslice.",
  phone_country: "Začněte prosím číslo znakem + a předvolbou země, například +420.",
  email_form: "Toto není e-mailová adresa. Má vypadat takto: jmeno@example.com.",
  amount_form: "Napište prosím částku číslicemi, nejvýše se dvěma desetinnými místy, například 1250,50.",
  count_form: "Napište prosím celé číslo, například 0 nebo 2.",
  choice_unknown: "Vyberte prosím jednu z odpovědí.",
  date_form: "Takový den neexistuje. Zkontrolujte prosím datum.",
  date_past: "Tento doklad už není platný. Použijte prosím platný doklad.",
  country_form: "Vyberte prosím zemi.",
  iban_form: "Toto není číslo účtu IBAN. Začíná dvěma písmeny země.",
  iban_length: "Číslo účtu je příliš krátké nebo příliš dlouhé. Zkontrolujte prosím číslice.",
  iban_check_digits: "V čísle účtu je chybná číslice. Porovnejte ho prosím s údaji banky.",
}
