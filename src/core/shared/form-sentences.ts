import { languageOf } from "./consents"

/** Why what a shopper gave is refused, by us or by the service, beside what is wrong with a field's value. */
export type FormReason =
  | "period_not_offered"
  | "payment_day_not_offered"
  | "down_payment_not_possible"
  | "consent_required"
  | "consent_outdated"
  | "refused_by_service"
  | "wrong_code"
  | "too_many"
  | "file_kind"
  | "file_size"
  | "file_total"
  | "file_count"
  | "file_missing"
  | "file_not_received"

type Sentences = Readonly<Record<FormReason, string>>

const EN: Sentences = {
  period_not_offered: "Please choose one of the periods.",
  payment_day_not_offered: "Please choose one of the payment days.",
  down_payment_not_possible: "This down payment is not possible. Please enter another amount.",
  consent_required: "Financing is possible only with this consent.",
  consent_outdated: "This text has changed. Please load the page again and read it once more.",
  refused_by_service: "An error has occurred. Please check what you entered, or contact customer support.",
  wrong_code: "This code is not right. Please check it and enter it again.",
  too_many: "The code was wrong too often. Please ask for a new one.",
  file_kind: "This file is neither a PDF nor a JPEG or PNG picture.",
  file_size: "This file is too large.",
  file_total: "All files together are too large.",
  file_count: "These are too many files at once.",
  file_missing: "Please choose a file.",
  file_not_received: "The files did not arrive. Please choose them again.",
}

const SENTENCES: Readonly<Record<string, Sentences>> = {
  en: EN,
  pl: {
    period_not_offered: "Wybierz jeden z okresów.",
    payment_day_not_offered: "Wybierz jeden z dni płatności.",
    down_payment_not_possible: "Taka wpłata własna nie jest możliwa. Wpisz inną kwotę.",
    consent_required: "Finansowanie jest możliwe tylko z tą zgodą.",
    consent_outdated: "Treść się zmieniła. Odśwież stronę i przeczytaj ją ponownie.",
    refused_by_service: "Wystąpił błąd. Sprawdź podane dane lub skontaktuj się z obsługą klienta.",
    wrong_code: "Kod jest nieprawidłowy. Sprawdź go i wpisz ponownie.",
    too_many: "Zbyt wiele błędnych kodów. Poproś o nowy kod.",
    file_kind: "Ten plik nie jest plikiem PDF ani obrazem JPEG lub PNG.",
    file_size: "Ten plik jest za duży.",
    file_total: "Wszystkie pliki razem są za duże.",
    file_count: "Za dużo plików naraz.",
    file_missing: "Wybierz plik.",
    file_not_received: "Pliki nie dotarły. Wybierz je ponownie.",
  },
  et: {
    period_not_offered: "Palun valige üks perioodidest.",
    payment_day_not_offered: "Palun valige üks maksepäevadest.",
    down_payment_not_possible: "Selline sissemakse ei ole võimalik. Palun sisestage teine summa.",
    consent_required: "Rahastamine on võimalik ainult selle nõusolekuga.",
    consent_outdated: "See tekst on muutunud. Palun laadige leht uuesti ja lugege see läbi.",
    refused_by_service: "Tekkis viga. Palun kontrollige sisestatud andmeid või võtke ühendust klienditoega.",
    wrong_code: "See kood ei ole õige. Palun kontrollige ja sisestage uuesti.",
    too_many: "Kood oli liiga palju kordi vale. Palun küsige uus kood.",
    file_kind: "See fail ei ole PDF ega JPEG- või PNG-pilt.",
    file_size: "See fail on liiga suur.",
    file_total: "Failid kokku on liiga suured.",
    file_count: "Faile on korraga liiga palju.",
    file_missing: "Palun valige fail.",
    file_not_received: "Failid ei jõudnud kohale. Palun valige need uuesti.",
  },
  lv: {
    period_not_offered: "Lūdzu, izvēlieties vienu no termiņiem.",
    payment_day_not_offered: "Lūdzu, izvēlieties vienu no maksājuma dienām.",
    down_payment_not_possible: "Šāda pirmā iemaksa nav iespējama. Lūdzu, ievadiet citu summu.",
    consent_required: "Finansējums ir iespējams tikai ar šo piekrišanu.",
    consent_outdated: "Šis teksts ir mainījies. Lūdzu, pārlādējiet lapu un izlasiet to vēlreiz.",
    refused_by_service: "Radās kļūda. Lūdzu, pārbaudiet ievadīto vai sazinieties ar klientu atbalstu.",
    wrong_code: "Šis kods nav pareizs. Lūdzu, pārbaudiet un ievadiet to vēlreiz.",
    too_many: "Kods bija nepareizs pārāk daudz reižu. Lūdzu, pieprasiet jaunu.",
    file_kind: "Šis fails nav ne PDF, ne JPEG vai PNG attēls.",
    file_size: "Šis fails ir pārāk liels.",
    file_total: "Visi faili kopā ir pārāk lieli.",
    file_count: "Vienlaikus ir pārāk daudz failu.",
    file_missing: "Lūdzu, izvēlieties failu.",
    file_not_received: "Faili netika saņemti. Lūdzu, izvēlieties tos vēlreiz.",
  },
  lt: {
    period_not_offered: "Pasirinkite vieną iš laikotarpių.",
    payment_day_not_offered: "Pasirinkite vieną iš mokėjimo dienų.",
    down_payment_not_possible: "Toks pradinis įnašas negalimas. Įveskite kitą sumą.",
    consent_required: "Finansavimas galimas tik su šiuo sutikimu.",
    consent_outdated: "Tekstas pasikeitė. Įkelkite puslapį iš naujo ir perskaitykite dar kartą.",
    refused_by_service: "Įvyko klaida. Patikrinkite įvestus duomenis arba kreipkitės į klientų aptarnavimą.",
    wrong_code: "Kodas neteisingas. Patikrinkite ir įveskite dar kartą.",
    too_many: "Per daug neteisingų kodų. Paprašykite naujo kodo.",
    file_kind: "Šis failas nėra nei PDF, nei JPEG ar PNG paveikslėlis.",
    file_size: "Šis failas per didelis.",
    file_total: "Visi failai kartu per dideli.",
    file_count: "Vienu metu per daug failų.",
    file_missing: "Pasirinkite failą.",
    file_not_received: "Failai nebuvo gauti. Pasirinkite juos dar kartą.",
  },
  cs: {
    period_not_offered: "Vyberte prosím jedno z období.",
    payment_day_not_offered: "Vyberte prosím jeden z dnů splatnosti.",
    down_payment_not_possible: "Taková akontace není možná. Zadejte prosím jinou částku.",
    consent_required: "Financování je možné jen s tímto souhlasem.",
    consent_outdated: "Text se změnil. Načtěte prosím stránku znovu a přečtěte si ho.",
    refused_by_service: "Došlo k chybě. Zkontrolujte zadané údaje, nebo kontaktujte zákaznickou podporu.",
    wrong_code: "Kód není správný. Zkontrolujte ho a zadejte znovu.",
    too_many: "Kód byl příliš často chybný. Požádejte o nový.",
    file_kind: "Tento soubor není PDF ani obrázek JPEG nebo PNG.",
    file_size: "Tento soubor je příliš velký.",
    file_total: "Všechny soubory dohromady jsou příliš velké.",
    file_count: "Souborů najednou je příliš mnoho.",
    file_missing: "Vyberte prosím soubor.",
    file_not_received: "Soubory nedorazily. Vyberte je prosím znovu.",
  },
}

/** The sentence in the shopper's language (`pl` or `pl-PL`); English for another one. */
export const formSentence = (reason: FormReason, locale: string): string =>
  (SENTENCES[languageOf(locale)] ?? EN)[reason]
