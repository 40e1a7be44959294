import type { attention as english } from "../en/attention"
import type { Translated } from "../words"

export const attention: Translated<typeof english> = {
  "attention.title": "Vaja on teie otsust",
  "attention.orphaned_cart_changed":
    "Järelmaks anti, kuid ostukorvi vahepeal muudeti, seega tellimust ei vormistatud. Vormistage tellimus praeguse ostukorviga või tühistage järelmaks.",
  "attention.orphaned_cart_completed_otherwise":
    "Järelmaks anti, kuid ostukorv maksti muul viisil. Tühistage järelmaks; kui see on juba välja makstud, leppige tagastus finantseerijaga kokku ja märkige see üles.",
  "attention.orphaned_other_method":
    "Järelmaks anti, kuid klient valis vahepeal muu makseviisi. Vormistage tellimus selle järelmaksuga või tühistage see.",
  "attention.orphaned_provider_disabled":
    "Järelmaks anti, kuid see makseviis pole ostukorvi piirkonnas enam lubatud. Lubage see ja vormistage tellimus või tühistage järelmaks.",
  "attention.orphaned_order_failed":
    "Järelmaks anti, kuid tellimust ei saanud vormistada, näiteks on kaup otsas. Kõrvaldage põhjus ja vormistage tellimus või tühistage järelmaks.",
  "attention.application_unknown":
    "Taotlus saadeti, kuid vastust ei tulnud, ja teist korda seda ei saadeta. Küsige teenuselt, mis sellest sai, teavitage klienti ja märkige tulemus üles.",
  "attention.down_payment_overdue":
    "Leping on oodanud sissemakset üle ööpäeva. Küsige kliendilt või teenuselt või tühistage rahastamine.",
  "attention.amount_mismatch":
    "Finantseerija nimetab muud summat või valuutat, kui küsiti, seega ei võetud makset. Võrrelge neid finantseerijaga enne kauba saatmist.",
  "attention.order_without_payment":
    "Tellimus vormistati, kuid järelmaks lõppes makseta. Tühistage tellimus või võtke muu makse ja märkige üles, milline.",
  "attention.terminated":
    "Finantseerija lõpetas lepingu pärast selle maksmist. Leppige temaga kokku ja märkige tulemus üles; midagi ei tagastatud ise.",
  "attention.command_unknown":
    "Finantseerija ei vastanud käsule ja lugemine ei näidanud, kas see täideti. Lugege uuesti või küsige finantseerijalt ja märkige tulemus üles.",
  "attention.connection_unauthorized":
    "Finantseerija ei võta selle ühenduse võtit vastu. Sisestage seadetes õige võti ja lugege uuesti.",
  "attention.contract_unreadable":
    "Finantseerija teatab, et krediit on antud, kuid lepingut ei saa lugeda. Küsige, kas see on välja makstud, ja märkige tulemus üles.",
  "attention.status_contradiction":
    "Finantseerija nimetas seda järelmaksu varem kehtivaks ja eitab seda nüüd. Ärge saatke: leppige temaga kokku ja märkige tulemus üles.",
  "attention.capture_failed":
    "Kehtib, kuid Medusa ei saanud makset kirjendada, näiteks tellimus tühistati. Korrastage tellimus ja märkige tulemus üles.",
  "attention.activation_overdue":
    "Kinnitatud, kuid finantseerija ei jõustanud lepingut ööpäeva jooksul. Ärge veel saatke: lugege uuesti või küsige finantseerijalt.",
  "attention.approval_overdue":
    "Klient on allkirjastanud, kuid keegi pole kinnitanud kauem, kui plaan lubab. Kinnitage, kui kauba saab välja saata, või tühistage.",
  "attention.approval_refused":
    "Plaan kinnitab ise, kuid finantseerija keeldus ja seda ise ei korrata. Põhjus on ajaloos; kinnitage seejärel käsitsi või tühistage.",
  "attention.cancellation_unconfirmed":
    "Finantseerija võttis tühistamise vastu rohkem kui ööpäev tagasi, kuid leping püsib. Ärge saatke: lugege uuesti või küsige finantseerijalt ja märkige tulemus üles.",
  "attention.withdrawal_unconfirmed":
    "Finantseerija võttis taganemise vastu rohkem kui ööpäev tagasi, kuid leping kehtib endiselt. Lugege uuesti või küsige finantseerijalt ja märkige tulemus üles.",
  "attention.return_given_up":
    "Osa pidi tagastatama niipea, kui finantseerija lubab; 30 päeva prooviti asjata. Küsige finantseerijalt, siis tagastage see siin või märkige üles, mis tehti.",
  "attention.refund_not_booked":
    "Raha tagastati finantseerija juures, kuid Medusa ei saanud tagasimakset kirjendada. Võrrelge mõlemat ja märkige tulemus üles.",
  "attention.advance_to_collect":
    "Klient on allkirjastanud ja maksab sissemakse sulle. Võta see vastu ja kinnita tellimusel: sellega võetakse makse vastu. Enne ära saada.",
  "attention.signed_offline":
    "Allkirjastatud väljaspool veebi. Tellimus on makstud; enne saatmist vaata leping teenusega üle ja sulge siis see.",
  "attention.status_not_ok":
    "Teenus teatab taotluse veast, seega ei võetud midagi vastu. Loe uuesti või küsi teenuselt.",
  "attention.contradiction":
    "Teenus ütleb kaht asja, mis ei klapi, seega ei võetud midagi vastu. Küsi, kumb on tõsi, ja pane kirja.",
  "attention.signed_twice":
    "Klient on ühe ostu jaoks allkirjastanud kaks lepingut ja võlgneks mõlemad. Palu teenusel üks tühistada ja pane kirja milline.",
  "attention.customer_needs_help":
    "Klient palus teenuselt abi. Võta ühendust kliendi või teenusega; taotlus läheb siis ise edasi.",
}
