import type { ReasonSentences } from "../reason"

export const lv: ReasonSentences = {
  required: "Lūdzu, aizpildiet šo lauku.",
  text_form: "Teksts ir pārāk garš vai satur rakstzīmi, ko nevar nosūtīt. Lūdzu, saīsiniet to.",
  identity_form: "Tas nav jūsu valsts personas kods. Pārbaudiet, vai netrūkst kāda cipara.",
  identity_date: "Personas kodā norādītais dzimšanas datums nepastāv. Lūdzu, pārbaudiet ciparus.",
  identity_check_digit: "Personas kodā ir nepareizs cipars. Lūdzu, salīdziniet to ar savu dokumentu.",
  under_age: "Finansējums ir pieejams no 18 gadu vecuma.",
  phone_form: "Tas nav pilns tālruņa numurs. Lūdzu, pārbaudiet ciparus.",
  phone_country: "Lūdzu, sāciet numuru ar + un valsts kodu, piemēram, +371.",
  email_form: "Tā nav e-pasta adrese. Tai jāizskatās šādi: vards@example.com.",
  amount_form: "Lūdzu, rakstiet summu ar cipariem, ne vairāk kā divas decimālzīmes, piemēram, 1250.50.",
  count_form: "Lūdzu, rakstiet veselu skaitli, piemēram, 0 vai 2.",
  choice_unknown: "Lūdzu, izvēlieties vienu no atbildēm.",
  date_form: "Šāda datuma nav. Lūdzu, pārbaudiet to.",
  date_past: "Šis dokuments vairs nav derīgs. Lūdzu, izmantojiet derīgu dokumentu.",
  country_form: "Lūdzu, izvēlieties valsti.",
  iban_form: "Tas nav konta numurs. Konta numurs sākas ar diviem valsts burtiem.",
  iban_length: "Konta numurs ir pārāk īss vai pārāk garš. Lūdzu, pārbaudiet ciparus.",
  iban_check_digits: "Konta numurā ir nepareizs cipars. Lūdzu, salīdziniet to ar bankas datiem.",
}
