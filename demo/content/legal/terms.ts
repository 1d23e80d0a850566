import type { PageText } from '../page-text.ts'

/** Accepted with orders and public forms; to be approved by the laboratory's lawyer. */
export const terms: PageText = {
  key: 'terms',
  title: {
    fr: 'Conditions générales',
    en: 'Terms and conditions',
    de: 'Allgemeine Geschäftsbedingungen',
    it: 'Condizioni generali',
  },
  description: {
    fr: 'Conditions générales du Laboratoire Trois-Sources SA, Carouge GE : qui peut commander, prix, livraison, paiement, réclamations, formulaires et droit applicable.',
    en: 'Terms and conditions of Laboratoire Trois-Sources SA, Carouge GE: who may order, prices, delivery, payment, complaints, forms and the applicable law.',
    de: 'Allgemeine Geschäftsbedingungen der Laboratoire Trois-Sources SA, Carouge GE: Bestellung, Preise, Lieferung, Zahlung, Beanstandungen, Formulare und Recht.',
    it: 'Condizioni generali di Laboratoire Trois-Sources SA, Carouge GE: chi può ordinare, prezzi, consegna, pagamento, reclami, moduli e diritto applicabile.',
  },
  lead: {
    fr: 'Les règles qui s’appliquent lorsque vous commandez chez nous ou nous écrivez. En vigueur depuis le 1er janvier 2026.',
    en: 'What applies between you and us when you order or write to us. In force since 1 January 2026.',
    de: 'Was zwischen Ihnen und uns gilt, wenn Sie bestellen oder uns schreiben. In Kraft seit dem 1. Januar 2026.',
    it: 'Ciò che vale tra Lei e noi quando ordina o ci scrive. In vigore dal 1° gennaio 2026.',
  },
  sections: [
    {
      heading: {
        fr: 'Qui peut commander',
        en: 'Who may order',
        de: 'Wer bestellen kann',
        it: 'Chi può ordinare',
      },
      body: {
        fr: 'La boutique est réservée aux professionnels de la santé dont nous avons vérifié l’autorisation de pratiquer. Un compte est personnel ; son mot de passe ne se partage pas. Nous pouvons suspendre un compte lorsque l’autorisation n’est plus valable ou que des factures restent impayées.',
        en: 'The shop is for health professionals whose licence to practise we have verified. An account is personal and its password is not to be shared. We may suspend an account when the licence is no longer valid or invoices remain unpaid.',
        de: 'Der Shop steht Fachpersonen offen, deren Berufsausübungsbewilligung wir geprüft haben. Ein Konto ist persönlich; das Passwort geben Sie nicht weiter. Wir können ein Konto sperren, wenn die Bewilligung nicht mehr gilt oder Rechnungen offen bleiben.',
        it: 'Il negozio online è riservato ai professionisti della salute di cui abbiamo verificato l’autorizzazione all’esercizio. Il conto è personale e la password non va condivisa. Possiamo sospendere un conto quando l’autorizzazione non è più valida o quando restano fatture non pagate.',
      },
    },
    {
      heading: {
        fr: 'Commande et contrat',
        en: 'Order and contract',
        de: 'Bestellung und Vertrag',
        it: 'Ordine e contratto',
      },
      body: {
        fr: 'Votre commande est une offre. Le contrat est conclu lorsque nous la confirmons par e-mail. Les remèdes préparés pour vous ne peuvent plus être modifiés une fois leur préparation commencée.',
        en: 'Your order is an offer. The contract is concluded when we confirm it by e-mail. Remedies made for you can no longer be changed once we have begun to prepare them.',
        de: 'Ihre Bestellung ist ein Angebot. Der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen. Für Sie hergestellte Mittel lassen sich nicht mehr ändern, sobald die Herstellung begonnen hat.',
        it: 'Il Suo ordine è un’offerta. Il contratto è concluso quando lo confermiamo per e-mail. I rimedi preparati per Lei non possono più essere modificati una volta iniziata la preparazione.',
      },
    },
    {
      heading: { fr: 'Prix', en: 'Prices', de: 'Preise', it: 'Prezzi' },
      body: {
        fr: '- **Monnaie** : les prix sont indiqués en francs suisses.\n- **Rabais et port** : le rabais de votre compte et les frais de port sont affichés avant que vous passiez la commande.\n- **Prix valable** : le prix affiché au moment de la commande fait foi.',
        en: '- **Currency**: prices are given in Swiss francs.\n- **Discount and shipping**: your account discount and the shipping costs are shown before you place the order.\n- **Price that applies**: the price shown when you order.',
        de: '- **Währung**: Die Preise verstehen sich in Schweizer Franken.\n- **Rabatt und Versand**: Der Rabatt Ihres Kontos und die Versandkosten werden angezeigt, bevor Sie die Bestellung aufgeben.\n- **Massgebender Preis**: Es gilt der Preis im Zeitpunkt der Bestellung.',
        it: '- **Valuta**: i prezzi sono indicati in franchi svizzeri.\n- **Sconto e spedizione**: lo sconto del Suo conto e le spese di spedizione sono indicati prima dell’invio dell’ordine.\n- **Prezzo valido**: fa stato il prezzo indicato al momento dell’ordine.',
      },
    },
    {
      heading: {
        fr: 'Livraison',
        en: 'Delivery',
        de: 'Lieferung',
        it: 'Consegna',
      },
      body: {
        fr: '- **Où** : nous livrons en Suisse et au Liechtenstein.\n- **Article manquant** : nous vous en informons et convenons de la suite avec vous.\n- **Risque** : il passe à vous lorsque le colis vous est remis.',
        en: '- **Where**: we deliver within Switzerland and Liechtenstein.\n- **Item out of stock**: we will tell you and agree with you how to proceed.\n- **Risk**: it passes to you when the parcel is handed over to you.',
        de: '- **Wohin**: Wir liefern in der Schweiz und nach Liechtenstein.\n- **Fehlender Artikel**: Wir melden uns und vereinbaren mit Ihnen das Weitere.\n- **Gefahr**: Sie geht auf Sie über, wenn Ihnen das Paket übergeben wird.',
        it: '- **Dove**: consegniamo in Svizzera e nel Liechtenstein.\n- **Articolo non disponibile**: La avvisiamo e concordiamo con Lei come procedere.\n- **Rischio**: passa a Lei quando il pacco Le viene consegnato.',
      },
    },
    {
      heading: { fr: 'Paiement', en: 'Payment', de: 'Zahlung', it: 'Pagamento' },
      body: {
        fr: '- **Mode** : vous payez sur facture, à trente jours, ou d’avance.\n- **Retard** : nous vous envoyons un rappel ; l’intérêt moratoire légal est de 5 %.\n- **Propriété** : la marchandise reste notre propriété jusqu’au paiement complet.',
        en: '- **Method**: you pay by invoice within thirty days, or in advance.\n- **Late payment**: we will send a reminder; the statutory default interest is 5%.\n- **Ownership**: the goods remain ours until they are paid in full.',
        de: '- **Zahlungsart**: Sie zahlen auf Rechnung innert dreissig Tagen oder im Voraus.\n- **Verzug**: Wir senden eine Mahnung; der gesetzliche Verzugszins beträgt 5 %.\n- **Eigentum**: Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
        it: '- **Modalità**: il pagamento avviene su fattura, entro trenta giorni, oppure in anticipo.\n- **Ritardo**: inviamo un richiamo; l’interesse di mora legale è del 5 %.\n- **Proprietà**: la merce resta di nostra proprietà fino al pagamento completo.',
      },
    },
    {
      heading: {
        fr: 'Réclamations et retours',
        en: 'Complaints and returns',
        de: 'Beanstandungen und Rückgabe',
        it: 'Reclami e resi',
      },
      body: {
        fr: 'Contrôlez le colis à son arrivée et signalez-nous un défaut dans les huit jours ; nous remplaçons l’article ou le remboursons. Pour des raisons de sécurité, les médicaments et les mélanges préparés sur mesure ne sont pas repris.',
        en: 'Check the parcel on arrival and tell us of any defect within eight days; we replace the item or refund it. For safety reasons, medicines and mixtures made to order are not taken back.',
        de: 'Prüfen Sie das Paket bei der Ankunft und melden Sie uns Mängel innert acht Tagen; wir ersetzen den Artikel oder erstatten den Betrag. Arzneimittel und individuelle Mischungen nehmen wir aus Sicherheitsgründen nicht zurück.',
        it: 'Controlli il pacco all’arrivo e ci segnali un difetto entro otto giorni; sostituiamo l’articolo o lo rimborsiamo. Per motivi di sicurezza i medicamenti e le miscele su misura non vengono ripresi.',
      },
    },
    {
      heading: {
        fr: 'Formulaires, newsletter et tirages au sort',
        en: 'Forms, newsletter and prize draws',
        de: 'Formulare, Newsletter und Verlosungen',
        it: 'Moduli, newsletter e concorsi',
      },
      body: {
        fr: 'Nous utilisons ce que vous nous écrivez pour vous répondre. La newsletter n’est envoyée qu’après votre confirmation ; un clic suffit pour se désabonner. La participation à un tirage au sort est gratuite et sans obligation d’achat. Une seule participation par personne est admise ; tout recours juridique est exclu. Pour vos données : [protection des données](page:privacy-policy).',
        en: 'We use what you write to us in order to reply. The newsletter is sent only once you have confirmed your subscription, and you can unsubscribe with one click. Prize draws are free of charge and without obligation to buy; one entry per person, no legal recourse. About your data: [privacy policy](page:privacy-policy).',
        de: 'Was Sie uns schreiben, verwenden wir, um Ihnen zu antworten. Den Newsletter senden wir erst nach Ihrer Bestätigung; mit einem Klick bestellen Sie ihn ab. Verlosungen sind gratis und ohne Kaufzwang; pro Person gilt eine Teilnahme, der Rechtsweg ist ausgeschlossen. Zu Ihren Daten: [Datenschutz](page:privacy-policy).',
        it: 'Usiamo ciò che ci scrive per risponderLe. La newsletter è inviata solo dopo la Sua conferma e si annulla con un clic. La partecipazione ai concorsi è gratuita e senza obbligo d’acquisto; è ammessa una sola partecipazione per persona, le vie legali sono escluse. Sui Suoi dati: [protezione dei dati](page:privacy-policy).',
      },
    },
    {
      heading: {
        fr: 'Responsabilité',
        en: 'Liability',
        de: 'Haftung',
        it: 'Responsabilità',
      },
      body: {
        fr: 'Les textes de ce site informent et ne remplacent pas l’avis d’un professionnel de la santé. Nous répondons des dommages causés intentionnellement ou par négligence grave ; la loi sur la responsabilité du fait des produits reste réservée.',
        en: 'The texts on this site are for information only and do not replace the advice of a health professional. We are liable for damage caused by intent or gross negligence; statutory product liability remains unaffected.',
        de: 'Die Texte dieser Website informieren und ersetzen den Rat einer Fachperson nicht. Wir haften für absichtlich oder grobfahrlässig verursachten Schaden; das Produktehaftpflichtgesetz bleibt vorbehalten.',
        it: 'I testi di questo sito informano e non sostituiscono il parere di un professionista della salute. Rispondiamo dei danni causati intenzionalmente o per colpa grave; resta riservata la legge sulla responsabilità per danno da prodotti.',
      },
    },
    {
      heading: {
        fr: 'Droit applicable et for',
        en: 'Applicable law and jurisdiction',
        de: 'Recht und Gerichtsstand',
        it: 'Diritto applicabile e foro',
      },
      body: {
        fr: 'Le droit suisse s’applique, à l’exclusion de la Convention de Vienne sur la vente. Le for est à Genève.',
        en: 'Swiss law applies, excluding the Vienna Sales Convention. The place of jurisdiction is Geneva.',
        de: 'Es gilt Schweizer Recht unter Ausschluss des Wiener Kaufrechts. Gerichtsstand ist Genf.',
        it: 'Si applica il diritto svizzero, con esclusione della Convenzione di Vienna sulla vendita. Il foro è Ginevra.',
      },
    },
  ],
}
