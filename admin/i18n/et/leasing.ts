import type { leasing as english } from "../en/leasing"
import type { Translated } from "../words"

export const leasing: Translated<typeof english> = {
  "shared.stage.awaiting_advance": "Ootab sissemakset",
  "orders.advance": "Võetav sissemakse",
  "orders.advance_received": "Sissemakse saadud",
  "orders.close_reason": "Sulgemise põhjus",
  "orders.applications": "Taotlused",
  "orders.unopened": "avamata",
  "orders.why.leasing.awaiting_approval":
    "Leping on allkirjastatud ja klient maksab sissemakse sulle. Võta see vastu ja kinnita siin. Enne ära saada.",
  "orders.why.leasing.signing": "Klient peab lepingu allkirjastama. Oota.",
  "orders.leasing_limits":
    "Teenus ei võta poelt vastu kinnitust, tühistamist, taganemist ega tagastust ega anna talle pabereid. Aja see teenusega korda ja pane siia kirja.",
  "orders.do.advance": "Sissemakse on käes",
  "orders.ask.advance":
    "Kinnitad, et klient on sulle maksnud sissemakse {advance}, ja {amount} võetakse vastu. Teenusele ei saadeta midagi. Seda ei saa tagasi võtta.",
  "orders.did.advance": "Makse on vastu võetud.",
  "orders.reason.leasing_has_no_cancellation":
    "Teenus ei võta poelt tühistamist vastu. Tühista teenuses ja pane kirja.",
  "orders.reason.leasing_has_no_withdrawal":
    "Teenus ei võta poelt tagastust vastu. Tagasta teenuses ja pane kirja.",
  "settings.system.partner": "Partneri järelmaks",
  "settings.system.leasing": "Liisingu e-pood",
  "settings.connection.system": "Teenus",
  "settings.connection.alert_url": "Teavituste aadress",
  "settings.names.title": "Väljade nimed",
  "settings.names.about":
    "Teenuse dokumendid selle nimesid ei ütle. Kui midagi ei sisesta, saadetakse hall nimi. Mitu nime eralda komadega; sidekriips jätab kliendi välja ära.",
  "settings.names.item_name": "Kaup",
  "settings.names.item_price": "Ühiku hind",
  "settings.names.item_quantity": "Kogus",
  "settings.names.form": "Kliendi andmed",
  "settings.names.form.none": "Ei saadeta",
  "settings.names.form.flat": "Tellimuse kõrval",
  "settings.names.form.nested": "Omaette objektis",
  "settings.names.key": "Objekti nimi",
  "settings.names.first_name": "Eesnimi",
  "settings.names.last_name": "Perekonnanimi",
  "settings.names.email": "E-post",
  "settings.names.phone": "Telefon",
  "settings.names.street": "Tänav",
  "settings.names.city": "Linn",
  "settings.names.zip_code": "Sihtnumber",
  "settings.names.country": "Riik",
  "settings.names.preview": "Päringu eelvaade",
  "settings.names.preview_about":
    "Mida teenusele väljamõeldud ostu kohta saadetaks. Praegu ei saadeta midagi.",
  "settings.diagnosis.wrong_tariff":
    "Teenusel pole sellele e-poele ühe plaani koodiga tariifi. Paranda plaani kood.",
  "settings.plan.tariff": "Tariifi kood",
  "settings.plan.tariff.hint": "Nagu teenus selle sinu e-poele andis.",
  "settings.plan.advance": "Sissemakse",
}
