import type { ReasonSentences } from "../reason"

export const lt: ReasonSentences = {
  required: "Užpildykite šį lauką.",
  text_form: "Tekstas per ilgas arba jame yra ženklas, kurio negalima išsiųsti. Sutrumpinkite jį.",
  identity_form: "Tai nėra jūsų šalies asmens kodas. Patikrinkite, ar netrūksta skaitmens.",
  identity_date: "Asmens kode nurodytos gimimo datos nėra. Patikrinkite skaitmenis.",
  identity_check_digit: "Asmens kode yra neteisingas skaitmuo. Palyginkite jį su savo dokumentu.",
  under_age: "Finansavimas teikiamas asmenims nuo 18 metų.",
  phone_form: "Tai nėra visas telefono numeris. Patikrinkite skaitmenis.",
  phone_country: "Pradėkite numerį ženklu + ir šalies kodu, pavyzdžiui, +370.",
  email_form: "Tai nėra el. pašto adresas. Jis turi atrodyti taip: vardas@example.com.",
  amount_form: "Sumą rašykite skaitmenimis, ne daugiau kaip du skaičiai po kablelio, pavyzdžiui, 1250.50.",
  count_form: "Įrašykite sveikąjį skaičių, pavyzdžiui, 0 arba 2.",
  choice_unknown: "Pasirinkite vieną iš atsakymų.",
  date_form: "Tokios datos nėra. Patikrinkite ją.",
  date_past: "Šis dokumentas nebegalioja. Naudokite galiojantį dokumentą.",
  country_form: "Pasirinkite šalį.",
  iban_form: "Tai nėra sąskaitos numeris. Jis prasideda dviem šalies raidėmis.",
  iban_length: "Sąskaitos numeris per trumpas arba per ilgas. Patikrinkite skaitmenis.",
  iban_check_digits: "Sąskaitos numeryje yra neteisingas skaitmuo. Palyginkite jį su banko duomenimis.",
}
