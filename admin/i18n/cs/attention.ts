import type { attention as english } from "../en/attention"
import type { Translated } from "../words"

export const attention: Translated<typeof english> = {
  "attention.title": "Je třeba vaše rozhodnutí",
  "attention.orphaned_cart_changed":
    "Schváleno, ale košík se mezitím změnil, objednávka tedy nevznikla. Vytvořte objednávku s nynějším košíkem, nebo financování zrušte.",
  "attention.orphaned_cart_completed_otherwise":
    "Schváleno, ale košík byl zaplacen jinak. Financování zrušte; pokud je už vyplaceno, domluvte vrácení s financující společností a zaznamenejte je.",
  "attention.orphaned_other_method":
    "Schváleno, ale zákazník si mezitím zvolil jinou platbu. Vytvořte objednávku s tímto financováním, nebo je zrušte.",
  "attention.orphaned_provider_disabled":
    "Schváleno, ale tato platba už v regionu košíku není povolena. Povolte ji a vytvořte objednávku, nebo financování zrušte.",
  "attention.orphaned_order_failed":
    "Schváleno, ale objednávku se nepodařilo vytvořit, například došlo zboží. Odstraňte příčinu a vytvořte objednávku, nebo financování zrušte.",
  "attention.application_unknown":
    "Žádost byla odeslána, ale odpověď nepřišla, a podruhé se neposílá. Zeptejte se služby, co se s ní stalo, informujte zákazníka a zapište výsledek.",
  "attention.down_payment_overdue":
    "Smlouva čeká na akontaci déle než den. Zeptejte se zákazníka nebo služby, nebo financování zrušte.",
  "attention.amount_mismatch":
    "Financující společnost uvádí jinou částku nebo měnu, než byla požadována, nic se tedy nestrhlo. Než něco odešlete, porovnejte je s ní.",
  "attention.order_without_payment":
    "Objednávka vznikla, ale financování skončilo bez platby. Zrušte objednávku, nebo přijměte jinou platbu a zaznamenejte jakou.",
  "attention.terminated":
    "Financující společnost ukončila smlouvu po zaplacení. Dořešte to s ní a zaznamenejte výsledek; samo se nic nevrátilo.",
  "attention.command_unknown":
    "Na příkaz nepřišla odpověď a načtení neukázalo, zda byl proveden. Načtěte znovu, nebo se zeptejte financující společnosti a zaznamenejte výsledek.",
  "attention.connection_unauthorized":
    "Financující společnost odmítá klíč tohoto připojení. Zadejte v nastavení správný klíč a načtěte znovu.",
  "attention.contract_unreadable":
    "Financující společnost hlásí poskytnutí úvěru, ale smlouvu nelze načíst. Zeptejte se, zda je vyplacen, a zaznamenejte výsledek.",
  "attention.status_contradiction":
    "Toto financování bylo dříve hlášeno jako aktivní, nyní už ne. Neodesílejte: dořešte to s financující společností a zaznamenejte výsledek.",
  "attention.capture_failed":
    "Aktivní, ale Medusa nemohla platbu zaúčtovat, například byla objednávka zrušena. Dořešte objednávku a zaznamenejte výsledek.",
  "attention.activation_overdue":
    "Schváleno, ale smlouva nebyla do jednoho dne aktivována. Zatím neodesílejte: načtěte znovu, nebo se zeptejte financující společnosti.",
  "attention.approval_overdue":
    "Zákazník podepsal, ale nikdo smlouvu neschválil déle, než plán dovoluje. Schvalte ji, až bude možné zboží odeslat, nebo ji zrušte.",
  "attention.approval_refused":
    "Plán schvaluje sám, ale schválení bylo odmítnuto a samo se nezopakuje. Důvod najdete v historii; poté schvalte ručně, nebo zrušte.",
  "attention.cancellation_unconfirmed":
    "Zrušení bylo přijato před více než dnem, ale smlouva stále trvá. Neodesílejte: načtěte znovu, nebo se zeptejte financující společnosti a zaznamenejte výsledek.",
  "attention.withdrawal_unconfirmed":
    "Odstoupení bylo přijato před více než dnem, ale smlouva je stále aktivní. Načtěte znovu, nebo se zeptejte financující společnosti a zaznamenejte výsledek.",
  "attention.return_given_up":
    "Část se měla vrátit, jakmile to bude možné, a 30 dní se to zkoušelo marně. Zeptejte se financující společnosti, pak ji vraťte zde, nebo zaznamenejte, co se stalo.",
  "attention.refund_not_booked":
    "Peníze byly vráceny u financující společnosti, ale Medusa nemohla vrácení zaúčtovat. Porovnejte obojí a zaznamenejte výsledek.",
  "attention.advance_to_collect":
    "Zákazník podepsal a akontaci platí vám. Vyberte ji a potvrďte u objednávky: tím se platba strhne. Dříve neposílejte.",
  "attention.signed_offline":
    "Podepsáno mimo internet. Objednávka je zaplacená; před odesláním ověřte smlouvu u služby a pak to uzavřete.",
  "attention.status_not_ok":
    "Služba hlásí u žádosti chybu, takže se nic nestrhlo. Načtěte znovu, nebo se zeptejte služby.",
  "attention.contradiction":
    "Služba říká dvě věci, které si odporují, takže se nic nestrhlo. Zeptejte se, co platí, a výsledek zaznamenejte.",
  "attention.signed_twice":
    "Zákazník podepsal na jeden nákup dvě smlouvy a dlužil by obě. Požádejte službu o zrušení jedné a zaznamenejte které.",
  "attention.customer_needs_help":
    "Zákazník požádal službu o pomoc. Kontaktujte zákazníka nebo službu; žádost pak pokračuje sama.",
}
