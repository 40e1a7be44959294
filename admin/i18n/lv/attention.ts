import type { attention as english } from "../en/attention"
import type { Translated } from "../words"

export const attention: Translated<typeof english> = {
  "attention.title": "Vajadzīgs jūsu lēmums",
  "attention.orphaned_cart_changed":
    "Finansējums piešķirts, bet grozs pa to laiku mainīts, tāpēc pasūtījums nav noformēts. Noformējiet pasūtījumu ar pašreizējo grozu vai atceliet finansējumu.",
  "attention.orphaned_cart_completed_otherwise":
    "Finansējums piešķirts, bet grozs apmaksāts citādi. Atceliet finansējumu; ja tas jau izmaksāts, vienojieties ar finansētāju par atdošanu un ierakstiet to.",
  "attention.orphaned_other_method":
    "Finansējums piešķirts, bet klients pa to laiku izvēlējies citu maksājumu. Noformējiet pasūtījumu ar šo finansējumu vai atceliet to.",
  "attention.orphaned_provider_disabled":
    "Finansējums piešķirts, bet šis maksājuma veids groza reģionā vairs nav ieslēgts. Ieslēdziet to un noformējiet pasūtījumu vai atceliet finansējumu.",
  "attention.orphaned_order_failed":
    "Finansējums piešķirts, bet pasūtījumu neizdevās noformēt, piemēram, prece beigusies. Novērsiet cēloni un noformējiet pasūtījumu vai atceliet finansējumu.",
  "attention.application_unknown":
    "Pieteikums tika nosūtīts, bet atbilde netika saņemta, un otrreiz to nesūta. Jautājiet pakalpojumam, kas ar to noticis, informējiet klientu un pierakstiet rezultātu.",
  "attention.down_payment_overdue":
    "Līgums gaida pirmo iemaksu ilgāk par diennakti. Jautājiet klientam vai pakalpojumam vai atceliet finansējumu.",
  "attention.amount_mismatch":
    "Finansētājs norāda citu summu vai valūtu nekā prasīts, tāpēc nekas nav ieturēts. Pirms sūtīšanas salīdziniet tās ar finansētāju.",
  "attention.order_without_payment":
    "Pasūtījums noformēts, bet finansējums beidzies bez maksājuma. Atceliet pasūtījumu vai pieņemiet citu maksājumu un ierakstiet, kādu.",
  "attention.terminated":
    "Finansētājs izbeidza līgumu pēc tā apmaksas. Vienojieties ar to un ierakstiet rezultātu; automātiski nekas nav atmaksāts.",
  "attention.command_unknown":
    "Finansētājs neatbildēja uz komandu, un nolasīšana neparādīja, vai tā izpildīta. Nolasiet vēlreiz vai jautājiet finansētājam un ierakstiet rezultātu.",
  "attention.connection_unauthorized":
    "Finansētājs nepieņem šī savienojuma atslēgu. Iestatījumos ievadiet pareizo atslēgu un nolasiet vēlreiz.",
  "attention.contract_unreadable":
    "Finansētājs ziņo, ka kredīts piešķirts, bet līgumu nevar nolasīt. Jautājiet, vai tas izmaksāts, un ierakstiet rezultātu.",
  "attention.status_contradiction":
    "Finansētājs iepriekš šo finansējumu sauca par spēkā esošu, bet tagad to noliedz. Nesūtiet: vienojieties ar to un ierakstiet rezultātu.",
  "attention.capture_failed":
    "Spēkā, bet Medusa nevarēja iegrāmatot maksājumu, piemēram, pasūtījums atcelts. Sakārtojiet pasūtījumu un ierakstiet rezultātu.",
  "attention.activation_overdue":
    "Apstiprināts, bet finansētājs diennakts laikā līgumu nav aktivizējis. Vēl nesūtiet: nolasiet vēlreiz vai jautājiet finansētājam.",
  "attention.approval_overdue":
    "Klients ir parakstījis, bet neviens nav apstiprinājis ilgāk, nekā plāns atļauj. Apstipriniet, kad preces var izsūtīt, vai atceliet.",
  "attention.approval_refused":
    "Plāns apstiprina automātiski, bet finansētājs atteica, un tas netiks atkārtots. Iemesls ir vēsturē; pēc tam apstipriniet pašrocīgi vai atceliet.",
  "attention.cancellation_unconfirmed":
    "Finansētājs atcelšanu pieņēma pirms vairāk nekā diennakts, bet līgums joprojām ir. Nesūtiet: nolasiet vēlreiz vai jautājiet finansētājam un ierakstiet rezultātu.",
  "attention.withdrawal_unconfirmed":
    "Finansētājs atkāpšanos pieņēma pirms vairāk nekā diennakts, bet līgums joprojām ir spēkā. Nolasiet vēlreiz vai jautājiet finansētājam un ierakstiet rezultātu.",
  "attention.return_given_up":
    "Daļu vajadzēja atdot, tiklīdz finansētājs to atļauj; 30 dienas mēģināts veltīgi. Jautājiet finansētājam, tad atdodiet to šeit vai ierakstiet, kas paveikts.",
  "attention.refund_not_booked":
    "Nauda pie finansētāja atdota, bet Medusa nevarēja iegrāmatot atmaksu. Salīdziniet abus un ierakstiet rezultātu.",
  "attention.advance_to_collect":
    "Klients parakstījis un avansu maksā jums. Saņemiet to un apstipriniet pasūtījumā: tad maksājums tiek iekasēts. Pirms tam nesūtiet.",
  "attention.signed_offline":
    "Parakstīts ārpus tiešsaistes. Pasūtījums ir apmaksāts; pirms sūtīšanas pārbaudiet līgumu ar pakalpojumu, tad aizveriet.",
  "attention.status_not_ok":
    "Pakalpojums ziņo par pieteikuma kļūdu, tāpēc nekas nav iekasēts. Nolasiet vēlreiz vai jautājiet pakalpojumam.",
  "attention.contradiction":
    "Pakalpojums saka divas pretrunīgas lietas, tāpēc nekas nav iekasēts. Jautājiet, kas ir patiesība, un pierakstiet.",
  "attention.signed_twice":
    "Klients vienam pirkumam parakstījis divus līgumus un būtu parādā abus. Lūdziet pakalpojumam vienu atcelt un pierakstiet kuru.",
  "attention.customer_needs_help":
    "Klients lūdza pakalpojumam palīdzību. Sazinieties ar klientu vai pakalpojumu; pieteikums tad turpinās pats.",
}
