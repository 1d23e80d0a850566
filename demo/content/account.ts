import type { PageText } from './page-text.ts'

/** Account, checkout and hidden pages: a lead only, the screens bring the rest. */
export const account: readonly PageText[] = [
  {
    key: 'account',
    title: { fr: 'Mon compte', en: 'My account', de: 'Mein Konto', it: 'Il mio conto' },
    description: {
      fr: 'Votre compte professionnel au Laboratoire Trois-Sources : commandes, adresses, sécurité et documents à télécharger, au même endroit.',
      en: 'Your professional account with Laboratoire Trois-Sources: orders, addresses, security and documents to download, all in one place.',
      de: 'Ihr Fachkonto beim Laboratoire Trois-Sources: Bestellungen, Adressen, Sicherheit und Dokumente zum Herunterladen, alles an einem Ort.',
      it: 'Il Suo conto professionale presso il Laboratoire Trois-Sources: ordini, indirizzi, sicurezza e documenti da scaricare, in un unico luogo.',
    },
    lead: {
      fr: 'Tout ce qui concerne votre compte : commandes, adresses, accès et documents.',
      en: 'Everything about your account: orders, addresses, access and documents.',
      de: 'Alles rund um Ihr Konto: Bestellungen, Adressen, Zugang und Dokumente.',
      it: 'Tutto ciò che riguarda il Suo conto: ordini, indirizzi, accesso e documenti.',
    },
    sections: [],
  },
  {
    key: 'account.security',
    title: { fr: 'Sécurité', en: 'Security', de: 'Sicherheit', it: 'Sicurezza' },
    description: {
      fr: 'Modifier l’adresse e-mail de connexion, le numéro de téléphone ou le mot de passe de votre compte professionnel au Laboratoire Trois-Sources.',
      en: 'Change the login e-mail address, the telephone number or the password of your professional account with Laboratoire Trois-Sources in Geneva.',
      de: 'Ändern Sie die E-Mail-Adresse für die Anmeldung, die Telefonnummer oder das Passwort Ihres Fachkontos beim Laboratoire Trois-Sources.',
      it: 'Modificare l’indirizzo e-mail di accesso, il numero di telefono o la password del Suo conto professionale presso il Laboratoire Trois-Sources.',
    },
    lead: {
      fr: 'Modifiez ici votre adresse e-mail, votre téléphone et votre mot de passe.',
      en: 'Change your e-mail address, telephone number and password here.',
      de: 'Hier ändern Sie Ihre E-Mail-Adresse, Ihre Telefonnummer und Ihr Passwort.',
      it: 'Qui può modificare l’indirizzo e-mail, il telefono e la password.',
    },
    sections: [],
  },
  {
    key: 'account.email',
    title: {
      fr: 'Confirmer l’adresse e-mail',
      en: 'Confirm the e-mail address',
      de: 'E-Mail-Adresse bestätigen',
      it: 'Confermare l’indirizzo e-mail',
    },
    description: {
      fr: 'Confirmer la nouvelle adresse e-mail avec laquelle vous vous connectez à votre compte professionnel au Laboratoire Trois-Sources, à Genève.',
      en: 'Confirm the new e-mail address with which you log in to your professional account with Laboratoire Trois-Sources in Geneva, Switzerland.',
      de: 'Bestätigen Sie die neue E-Mail-Adresse, mit der Sie sich bei Ihrem Fachkonto des Laboratoire Trois-Sources in Genf anmelden möchten.',
      it: 'Confermare il nuovo indirizzo e-mail con cui accede al Suo conto professionale presso il Laboratoire Trois-Sources, a Ginevra, Svizzera.',
    },
    lead: {
      fr: 'Le lien de notre e-mail vous a conduit ici.',
      en: 'The link of our e-mail has led you here.',
      de: 'Der Link unserer E-Mail hat Sie hierher geführt.',
      it: 'Il link della nostra e-mail L’ha portata qui.',
    },
    sections: [],
  },
  {
    key: 'account.addresses',
    title: { fr: 'Adresses', en: 'Addresses', de: 'Adressen', it: 'Indirizzi' },
    description: {
      fr: 'Consulter et modifier l’adresse de facturation et l’adresse de livraison de votre compte professionnel au Laboratoire Trois-Sources, à Genève.',
      en: 'See and edit the billing address and the shipping address of your professional account with Laboratoire Trois-Sources in Geneva, Switzerland.',
      de: 'Rechnungsadresse und Lieferadresse Ihres Fachkontos beim Laboratoire Trois-Sources in Genf ansehen und bei Bedarf selbst ändern.',
      it: 'Consultare e modificare l’indirizzo di fatturazione e l’indirizzo di consegna del Suo conto presso il Laboratoire Trois-Sources di Ginevra.',
    },
    lead: {
      fr: 'Où nous envoyons vos factures et vos colis.',
      en: 'Where we send your invoices and your parcels.',
      de: 'Wohin wir Ihre Rechnungen und Pakete senden.',
      it: 'Dove inviamo le Sue fatture e i Suoi pacchi.',
    },
    sections: [],
  },
  {
    key: 'account.payment',
    title: { fr: 'Paiement', en: 'Payment', de: 'Zahlung', it: 'Pagamento' },
    description: {
      fr: 'Les moyens de paiement de votre compte professionnel : facture suisse avec QR-facture ou paiement anticipé, au Laboratoire Trois-Sources à Genève.',
      en: 'The payment methods of your professional account with Laboratoire Trois-Sources in Geneva: invoice with Swiss QR-bill or advance payment.',
      de: 'Die Zahlungsarten Ihres Fachkontos beim Laboratoire Trois-Sources in Genf: Rechnung mit Schweizer QR-Rechnung oder Vorauszahlung.',
      it: 'I metodi di pagamento del Suo conto professionale presso il Laboratoire Trois-Sources: fattura con QR-fattura svizzera o pagamento anticipato.',
    },
    lead: {
      fr: 'Vous payez sur facture, avec QR-facture, ou à l’avance. Le choix se fait à la commande.',
      en: 'You pay by invoice, with a QR-bill, or in advance. The choice is made at checkout.',
      de: 'Sie zahlen auf Rechnung mit QR-Rechnung oder im Voraus. Die Wahl treffen Sie bei der Bestellung.',
      it: 'Paga su fattura, con QR-fattura, oppure in anticipo. La scelta avviene al momento dell’ordine.',
    },
    sections: [],
  },
  {
    key: 'account.orders',
    title: { fr: 'Commandes', en: 'Orders', de: 'Bestellungen', it: 'Ordini' },
    description: {
      fr: 'L’historique de vos commandes au Laboratoire Trois-Sources : date, numéro, état, articles et montant de chaque commande, avec les factures.',
      en: 'The history of your orders with Laboratoire Trois-Sources: date, number, status, items and total of each order, together with the invoices.',
      de: 'Die Übersicht Ihrer Bestellungen beim Laboratoire Trois-Sources: Datum, Nummer, Status, Artikel und Betrag jeder Bestellung samt Rechnung.',
      it: 'Lo storico dei Suoi ordini presso il Laboratoire Trois-Sources: data, numero, stato, articoli e importo di ogni ordine, con le fatture.',
    },
    lead: {
      fr: 'Vos commandes, de la plus récente à la plus ancienne.',
      en: 'Your orders, newest first.',
      de: 'Ihre Bestellungen, die neuste zuerst.',
      it: 'I Suoi ordini, dal più recente al più vecchio.',
    },
    sections: [],
  },
  {
    key: 'account.downloads',
    title: { fr: 'Téléchargements', en: 'Downloads', de: 'Downloads', it: 'Download' },
    description: {
      fr: 'Documents à télécharger pour les professionnels : nomenclature, tarif et formulaires du Laboratoire Trois-Sources, dans votre langue.',
      en: 'Documents for professionals to download: nomenclature, price list and forms from Laboratoire Trois-Sources, in your own language.',
      de: 'Dokumente für Fachpersonen zum Herunterladen: Nomenklatur, Preisliste und Formulare des Laboratoire Trois-Sources, in Ihrer Sprache.',
      it: 'Documenti da scaricare per i professionisti: nomenclatura, listino prezzi e moduli del Laboratoire Trois-Sources, nella Sua lingua.',
    },
    lead: {
      fr: 'Listes, tarifs et formulaires, à conserver ou à imprimer.',
      en: 'Lists, prices and forms, to keep or to print.',
      de: 'Listen, Preise und Formulare zum Aufbewahren oder Ausdrucken.',
      it: 'Elenchi, prezzi e moduli, da conservare o da stampare.',
    },
    sections: [],
  },
  {
    key: 'login',
    title: { fr: 'Connexion', en: 'Login', de: 'Anmelden', it: 'Accesso' },
    description: {
      fr: 'Connectez-vous à votre compte professionnel pour commander au Laboratoire Trois-Sources et retrouver vos commandes et vos documents.',
      en: 'Log in to your professional account to order from Laboratoire Trois-Sources and to find your past orders, invoices and documents.',
      de: 'Melden Sie sich mit Ihrem Fachkonto an, um beim Laboratoire Trois-Sources zu bestellen und Ihre Bestellungen und Dokumente zu finden.',
      it: 'Acceda al Suo conto professionale per ordinare presso il Laboratoire Trois-Sources e ritrovare i Suoi ordini, le fatture e i documenti.',
    },
    lead: {
      fr: 'Saisissez l’adresse e-mail et le mot de passe de votre compte professionnel.',
      en: 'Enter the e-mail address and password of your professional account.',
      de: 'Geben Sie die E-Mail-Adresse und das Passwort Ihres Fachkontos ein.',
      it: 'Inserisca l’indirizzo e-mail e la password del Suo conto professionale.',
    },
    sections: [],
  },
  {
    key: 'checkout',
    title: { fr: 'Commande', en: 'Checkout', de: 'Kasse', it: 'Cassa' },
    description: {
      fr: 'Vérifiez vos articles, vos adresses et le montant, puis passez votre commande au Laboratoire Trois-Sources, à Genève. Paiement sur facture possible.',
      en: 'Check your items, your addresses and the total, then place your order with Laboratoire Trois-Sources in Geneva. Payment by invoice is available.',
      de: 'Prüfen Sie Artikel, Adressen und Betrag und geben Sie dann Ihre Bestellung beim Laboratoire Trois-Sources in Genf auf. Zahlung auf Rechnung möglich.',
      it: 'Verifichi articoli, indirizzi e importo, poi invii il Suo ordine al Laboratoire Trois-Sources di Ginevra. È possibile pagare su fattura.',
    },
    lead: {
      fr: 'Vérifiez vos articles et vos adresses ; rien n’est commandé avant votre confirmation.',
      en: 'Check your items and addresses; nothing is ordered until you confirm.',
      de: 'Prüfen Sie Artikel und Adressen; bestellt wird erst, wenn Sie bestätigen.',
      it: 'Verifichi articoli e indirizzi; nulla è ordinato prima della Sua conferma.',
    },
    sections: [],
  },
  {
    key: 'hidden.1',
    title: {
      fr: 'Journée portes ouvertes : votre invitation',
      en: 'Open day: your invitation',
      de: 'Tag der offenen Tür: Ihre Einladung',
      it: 'Giornata delle porte aperte: il Suo invito',
    },
    description: {
      fr: 'Invitation personnelle à la journée portes ouvertes du Laboratoire Trois-Sources : visite du jardin au pied du Salève et du laboratoire de Carouge.',
      en: 'A personal invitation to the open day of Laboratoire Trois-Sources: a visit to the garden at the foot of the Salève and to the laboratory in Carouge.',
      de: 'Persönliche Einladung zum Tag der offenen Tür des Laboratoire Trois-Sources: Besuch im Garten am Fuss des Salève und im Labor in Carouge.',
      it: 'Invito personale alla giornata delle porte aperte del Laboratoire Trois-Sources: visita del giardino ai piedi del Salève e del laboratorio di Carouge.',
    },
    lead: {
      fr: 'Vous avez reçu cette adresse parce que vous travaillez avec nous. Le premier samedi de juin, nous vous ouvrons le jardin et le laboratoire ; un mot à info@trois-sources.example suffit pour vous annoncer.',
      en: 'You received this address because you work with us. On the first Saturday in June we open the garden and the laboratory to you; a line to info@trois-sources.example is all it takes to let us know you are coming.',
      de: 'Sie haben diese Adresse erhalten, weil Sie mit uns arbeiten. Am ersten Samstag im Juni öffnen wir Ihnen Garten und Labor; zur Anmeldung genügt eine Zeile an info@trois-sources.example.',
      it: 'Ha ricevuto questo indirizzo perché lavora con noi. Il primo sabato di giugno Le apriamo il giardino e il laboratorio; per annunciarsi basta un messaggio a info@trois-sources.example.',
    },
    sections: [],
  },
  {
    key: 'hidden.2',
    title: {
      fr: 'Documents de formation',
      en: 'Course material',
      de: 'Kursunterlagen',
      it: 'Materiale del corso',
    },
    description: {
      fr: 'Page réservée aux participantes et participants des cours du Laboratoire Trois-Sources : les documents du cours et un contact pour vos questions.',
      en: 'A page reserved for those taking part in the courses of Laboratoire Trois-Sources: the course material, and a contact for any questions.',
      de: 'Diese Seite ist den Teilnehmenden der Kurse des Laboratoire Trois-Sources vorbehalten: Kursunterlagen und ein Kontakt für Ihre Fragen.',
      it: 'Pagina riservata a chi partecipa ai corsi del Laboratoire Trois-Sources: i documenti del corso e un contatto per le Sue domande.',
    },
    lead: {
      fr: 'Merci d’avoir suivi notre cours. Les documents vous sont remis en fin de journée ; pour en recevoir une nouvelle copie, écrivez à info@trois-sources.example.',
      en: 'Thank you for taking our course. The material is handed out at the end of the day; for another copy, write to info@trois-sources.example.',
      de: 'Danke, dass Sie an unserem Kurs teilgenommen haben. Die Unterlagen erhalten Sie am Ende des Tages; für ein weiteres Exemplar schreiben Sie an info@trois-sources.example.',
      it: 'Grazie per aver seguito il nostro corso. I documenti sono consegnati a fine giornata; per riceverne un’altra copia, scriva a info@trois-sources.example.',
    },
    sections: [],
  },
]
