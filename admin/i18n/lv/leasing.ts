import type { leasing as english } from "../en/leasing"
import type { Translated } from "../words"

export const leasing: Translated<typeof english> = {
  "shared.stage.awaiting_advance": "Gaida avansu",
  "orders.advance": "Iekasējamais avanss",
  "orders.advance_received": "Avanss saņemts",
  "orders.close_reason": "Slēgšanas iemesls",
  "orders.applications": "Pieteikumi",
  "orders.unopened": "nav atvērts",
  "orders.why.leasing.awaiting_approval":
    "Līgums ir parakstīts, un avansu klients maksā jums. Saņemiet to un apstipriniet šeit. Pirms tam nesūtiet.",
  "orders.why.leasing.signing": "Klientam jāparaksta līgums. Gaidiet.",
  "orders.leasing_limits":
    "Pakalpojums no veikala nepieņem apstiprinājumu, atcelšanu, atteikumu vai atgriešanu un dokumentu tam nav. Nokārtojiet to ar pakalpojumu, tad pierakstiet šeit.",
  "orders.do.advance": "Avanss ir saņemts",
  "orders.ask.advance":
    "Jūs apstiprināt, ka klients jums samaksājis avansu {advance}, un {amount} tiek iekasēts. Pakalpojumam nekas netiek sūtīts. To nevar atsaukt.",
  "orders.did.advance": "Maksājums ir iekasēts.",
  "orders.reason.leasing_has_no_cancellation":
    "Pakalpojums atcelšanu no veikala nepieņem. Atceliet pie pakalpojuma un pierakstiet.",
  "orders.reason.leasing_has_no_withdrawal":
    "Pakalpojums atgriešanu no veikala nepieņem. Atgrieziet pie pakalpojuma un pierakstiet.",
  "settings.system.partner": "Partnera finansējums",
  "settings.system.leasing": "Līzinga e-veikals",
  "settings.connection.system": "Pakalpojums",
  "settings.connection.alert_url": "Brīdinājumu adrese",
  "settings.names.title": "Lauku nosaukumi",
  "settings.names.about":
    "Pakalpojuma dokumenti tā nosaukumus nenorāda. Ja neko neievadāt, tiek sūtīts pelēkais. Vairākus nosaukumus atdaliet ar komatiem; defise klienta lauku izlaiž.",
  "settings.names.item_name": "Prece",
  "settings.names.item_price": "Vienības cena",
  "settings.names.item_quantity": "Daudzums",
  "settings.names.form": "Klienta dati",
  "settings.names.form.none": "Netiek sūtīti",
  "settings.names.form.flat": "Līdzās pasūtījumam",
  "settings.names.form.nested": "Atsevišķā objektā",
  "settings.names.key": "Objekta nosaukums",
  "settings.names.first_name": "Vārds",
  "settings.names.last_name": "Uzvārds",
  "settings.names.email": "E-pasts",
  "settings.names.phone": "Tālrunis",
  "settings.names.street": "Iela",
  "settings.names.city": "Pilsēta",
  "settings.names.zip_code": "Pasta indekss",
  "settings.names.country": "Valsts",
  "settings.names.preview": "Pieprasījuma priekšskatījums",
  "settings.names.preview_about": "Ko pakalpojums saņemtu par izdomātu pirkumu. Pašlaik nekas netiek sūtīts.",
  "settings.diagnosis.wrong_tariff":
    "Pakalpojumam nav šim e-veikalam tarifa ar viena plāna kodu. Izlabojiet plāna kodu.",
  "settings.plan.tariff": "Tarifa kods",
  "settings.plan.tariff.hint": "Kā pakalpojums to piešķīris jūsu e-veikalam.",
  "settings.plan.advance": "Avanss",
}
