import type { PageText } from './page-text.ts'
import { nomenclature, pharmacist } from './shared-texts.ts'

/** Account and checkout pages, which have a lead only; and the hidden pages. */
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
  },
  {
    key: 'account.security',
    title: { fr: 'Sécurité', en: 'Security', de: 'Sicherheit', it: 'Sicurezza' },
    description: {
      fr: 'Modifier l’adresse e-mail de connexion, le numéro de téléphone ou le mot de passe de votre compte professionnel au Laboratoire Trois-Sources.',
      en: 'Change the login e-mail address, the telephone number or the password of your professional account with Laboratoire Trois-Sources in Geneva.',
      de: 'Ändern Sie die E-Mail-Adresse für die Anmeldung, die Telefonnummer oder das Passwort Ihres Fachkontos beim Laboratoire Trois-Sources.',
      it: 'Modifichi l’indirizzo e-mail di accesso, il numero di telefono o la password del Suo conto professionale presso il Laboratoire Trois-Sources.',
    },
    lead: {
      fr: 'Modifiez ici votre adresse e-mail, votre téléphone et votre mot de passe.',
      en: 'Change your e-mail address, telephone number and password here.',
      de: 'Hier ändern Sie Ihre E-Mail-Adresse, Ihre Telefonnummer und Ihr Passwort.',
      it: 'Qui può modificare l’indirizzo e-mail, il numero di telefono e la password.',
    },
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
      it: 'Confermi il nuovo indirizzo e-mail con cui accederà al Suo conto professionale presso il Laboratoire Trois-Sources di Ginevra.',
    },
    lead: {
      fr: 'Vous avez suivi le lien de notre e-mail : confirmez ici votre adresse.',
      en: 'You have followed the link in our e-mail: please confirm your address here.',
      de: 'Sie haben den Link in unserer E-Mail geöffnet.',
      it: 'Ha aperto il link contenuto nella nostra e-mail.',
    },
  },
  {
    key: 'account.deletion',
    title: {
      fr: 'Supprimer le compte',
      en: 'Delete the account',
      de: 'Konto löschen',
      it: 'Eliminare il conto',
    },
    description: {
      fr: 'Supprimer votre compte professionnel au Laboratoire Trois-Sources, à Genève : ce qui est effacé, et ce que la loi nous oblige à conserver.',
      en: 'Delete your professional account with Laboratoire Trois-Sources in Geneva: what is deleted, and what the law requires us to keep on file.',
      de: 'Löschen Sie Ihr Fachkonto beim Laboratoire Trois-Sources in Genf: was gelöscht wird und was wir von Gesetzes wegen aufbewahren müssen.',
      it: 'Elimini il Suo conto professionale presso il Laboratoire Trois-Sources di Ginevra: che cosa viene cancellato e che cosa la legge ci impone di conservare.',
    },
    lead: {
      fr: 'Ce qui est supprimé avec votre compte, et ce qui reste.',
      en: 'What is deleted with your account, and what stays.',
      de: 'Was mit Ihrem Konto gelöscht wird und was bleibt.',
      it: 'Che cosa viene eliminato con il Suo conto e che cosa resta.',
    },
  },
  {
    key: 'account.addresses',
    title: { fr: 'Adresses', en: 'Addresses', de: 'Adressen', it: 'Indirizzi' },
    description: {
      fr: 'Consulter et modifier l’adresse de facturation et l’adresse de livraison de votre compte professionnel au Laboratoire Trois-Sources, à Genève.',
      en: 'View and edit the billing address and the shipping address of your professional account with Laboratoire Trois-Sources in Geneva, Switzerland.',
      de: 'Hier sehen und ändern Sie die Rechnungsadresse und die Lieferadresse Ihres Fachkontos beim Laboratoire Trois-Sources in Genf.',
      it: 'Consulti e modifichi l’indirizzo di fatturazione e l’indirizzo di consegna del Suo conto presso il Laboratoire Trois-Sources di Ginevra.',
    },
    lead: {
      fr: 'Où nous envoyons vos factures et vos colis.',
      en: 'Where we send your invoices and your parcels.',
      de: 'Wohin wir Ihre Rechnungen und Pakete senden.',
      it: 'Dove inviamo le Sue fatture e i Suoi pacchi.',
    },
  },
  {
    key: 'account.people',
    title: { fr: 'Personnes', en: 'People', de: 'Personen', it: 'Persone' },
    description: {
      fr: 'Les personnes de votre cabinet ou de votre pharmacie, leurs accès et leurs droits de commande auprès du Laboratoire Trois-Sources, à Genève.',
      en: 'The people of your practice or pharmacy, their logins and their rights to order from Laboratoire Trois-Sources in Geneva, Switzerland.',
      de: 'Die Personen Ihrer Praxis oder Apotheke, ihre Zugänge und ihre Rechte beim Bestellen im Laboratoire Trois-Sources in Genf.',
      it: 'Le persone del Suo studio o della Sua farmacia, i loro accessi e i loro diritti d’ordine presso il Laboratoire Trois-Sources di Ginevra.',
    },
    lead: {
      fr: 'Chaque personne a son propre accès et ses propres droits.',
      en: 'Each person has a login and rights of their own.',
      de: 'Jede Person hat einen eigenen Zugang und eigene Rechte.',
      it: 'Ogni persona ha un proprio accesso e propri diritti.',
    },
  },
  {
    key: 'account.payment',
    title: { fr: 'Paiement', en: 'Payment', de: 'Zahlung', it: 'Pagamento' },
    description: {
      fr: 'Les moyens de paiement de votre compte professionnel : QR-facture suisse ou paiement anticipé, au Laboratoire Trois-Sources, à Genève.',
      en: 'The payment methods of your professional account with Laboratoire Trois-Sources in Geneva: invoice with Swiss QR-bill or advance payment.',
      de: 'Die Zahlungsarten Ihres Fachkontos beim Laboratoire Trois-Sources in Genf: auf Rechnung mit Schweizer QR-Zahlteil oder im Voraus.',
      it: 'I metodi di pagamento del Suo conto professionale presso il Laboratoire Trois-Sources: fattura con sezione di pagamento QR o pagamento anticipato.',
    },
    lead: {
      fr: 'Vous choisissez votre moyen de paiement lors de la commande.',
      en: 'You choose how to pay at checkout.',
      de: 'Wie Sie zahlen, wählen Sie bei der Bestellung.',
      it: 'Sceglie come pagare al momento dell’ordine.',
    },
  },
  {
    key: 'account.quick-order',
    title: {
      fr: 'Commande rapide',
      en: 'Quick order',
      de: 'Schnellbestellung',
      it: 'Ordine rapido',
    },
    description: {
      fr: 'Saisissez ou collez vos articles comme sur une ordonnance, un par ligne : le Laboratoire Trois-Sources les lit et en affiche le prix aussitôt.',
      en: 'Type or paste your items as on a prescription, one per line: Laboratoire Trois-Sources reads them and shows the price of each at once.',
      de: 'Schreiben oder kopieren Sie Ihre Artikel wie auf ein Rezept, einen pro Zeile: Das Laboratoire Trois-Sources liest sie und zeigt gleich die Preise.',
      it: 'Scriva o incolli gli articoli come su una ricetta, uno per riga: il Laboratoire Trois-Sources li legge e ne mostra subito il prezzo.',
    },
    lead: {
      fr: 'Écrivez comme sur une ordonnance, un article par ligne.',
      en: 'Write as on a prescription, one item per line.',
      de: 'Schreiben Sie wie auf ein Rezept, einen Artikel pro Zeile.',
      it: 'Scriva come su una ricetta, un articolo per riga.',
    },
  },
  {
    key: 'account.shelf',
    title: {
      fr: 'Mes favoris',
      en: 'My favourites',
      de: 'Meine Favoriten',
      it: 'I miei preferiti',
    },
    description: {
      fr: 'Vos préparations favorites et vos dernières commandes au Laboratoire Trois-Sources, dans la dilution et le format habituels, à commander d’un clic.',
      en: 'Your favourites and what you ordered last from Laboratoire Trois-Sources, in your usual dilution and size, to be ordered with a single click.',
      de: 'Ihre Favoriten und zuletzt bestellten Präparate des Laboratoire Trois-Sources, in der üblichen Potenz und Grösse, mit einem Klick bestellt.',
      it: 'I Suoi preferiti e gli ultimi ordini al Laboratoire Trois-Sources, nella diluizione e nel formato abituali, da ordinare con un solo clic.',
    },
    lead: {
      fr: 'Vos favoris et vos dernières commandes, à portée de main.',
      en: 'Your favourites and what you ordered last, within reach.',
      de: 'Ihre Favoriten und zuletzt bestellten Präparate, griffbereit.',
      it: 'I Suoi preferiti e gli ultimi ordini, a portata di mano.',
    },
  },
  {
    key: 'account.orders',
    title: { fr: 'Commandes', en: 'Orders', de: 'Bestellungen', it: 'Ordini' },
    description: {
      fr: 'L’historique de vos commandes au Laboratoire Trois-Sources : date, numéro, statut, articles et montant de chaque commande, avec les factures.',
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
  },
  {
    key: 'account.downloads',
    title: { fr: 'Téléchargements', en: 'Downloads', de: 'Downloads', it: 'Download' },
    description: {
      fr: 'Documents à télécharger pour les professionnels : nomenclature, liste de prix et formulaires du Laboratoire Trois-Sources, dans votre langue.',
      en: 'Documents for professionals to download: list of remedies, price list and forms from Laboratoire Trois-Sources, in your own language.',
      de: 'Dokumente für Fachpersonen zum Herunterladen: Nomenklatur, Preisliste und Formulare des Laboratoire Trois-Sources, in Ihrer Sprache.',
      it: 'Documenti da scaricare per i professionisti: nomenclatura, listino prezzi e moduli del Laboratoire Trois-Sources, nella Sua lingua.',
    },
    lead: {
      fr: 'Nomenclature, liste de prix et formulaires, à conserver ou à imprimer.',
      en: 'Remedy list, price list and forms, to save or print.',
      de: 'Listen, Preise und Formulare zum Aufbewahren oder Ausdrucken.',
      it: 'Elenchi, prezzi e moduli, da conservare o da stampare.',
    },
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
      it: 'Verifichi articoli e indirizzi; l’ordine parte solo dopo la Sua conferma.',
    },
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
      fr: 'Vous avez reçu cette adresse parce que vous travaillez avec nous. Le samedi 5 juin 2027, nous vous ouvrons le jardin et le laboratoire.',
      en: 'You have received this link because you work with us. On Saturday, 5 June 2027, we will open the garden and the laboratory to you.',
      de: 'Sie haben diese Adresse erhalten, weil Sie mit uns arbeiten. Am Samstag, 5. Juni 2027, öffnen wir Ihnen Garten und Labor.',
      it: 'Ha ricevuto questo indirizzo perché lavora con noi. Sabato 5 giugno 2027 Le apriamo il giardino e il laboratorio.',
    },
    picture: 'scene-garden',
    blocks: [
      {
        type: 'three_columns',
        title: {
          fr: 'Le programme',
          en: 'The programme',
          de: 'Das Programm',
          it: 'Il programma',
        },
        columns: [
          {
            icon: 'plant',
            title: {
              fr: '9 h, au jardin',
              en: '9 a.m., in the garden',
              de: '9 Uhr, im Garten',
              it: 'Ore 9, in giardino',
            },
            text: {
              fr: 'Nadia Ferrero guide la visite des quatre terrasses. Prévoyez de bonnes chaussures.',
              en: 'Nadia Ferrero leads the tour of the four terraces. Please come in sturdy shoes.',
              de: 'Nadia Ferrero führt über die vier Terrassen. Kommen Sie in gutem Schuhwerk.',
              it: 'Nadia Ferrero guida il giro delle quattro terrazze. Indossi scarpe robuste.',
            },
          },
          {
            icon: 'house-line',
            title: {
              fr: '12 h, à la grande table',
              en: 'Noon, at the long table',
              de: '12 Uhr, am langen Tisch',
              it: 'Ore 12, al grande tavolo',
            },
            text: {
              fr: 'Soupe, pain et tisane du jour. Un car postal nous conduit ensuite à Carouge.',
              en: 'Soup, bread and the herbal tea of the day. A post bus will then take us to Carouge.',
              de: 'Suppe, Brot und Kräutertee des Tages. Danach bringt uns ein Postauto nach Carouge.',
              it: 'Zuppa, pane e tisana del giorno. Poi un autopostale ci porta a Carouge.',
            },
          },
          {
            icon: 'flask',
            title: {
              fr: '14 h, au laboratoire',
              en: '2 p.m., in the laboratory',
              de: '14 Uhr, im Labor',
              it: 'Ore 14, in laboratorio',
            },
            text: {
              fr: 'Olivier Brandt montre les sept gestes. Vous dynamisez ; nous comptons.',
              en: 'Olivier Brandt demonstrates the seven steps. You shake, we count.',
              de: 'Olivier Brandt zeigt die sieben Handgriffe. Sie verschütteln, wir zählen.',
              it: 'Olivier Brandt mostra i sette gesti. Lei dinamizza, noi contiamo.',
            },
          },
        ],
      },
      {
        type: 'header_image',
        image: 'scene-buds',
        alt: {
          fr: 'Un panier de bourgeons sous une branche',
          en: 'A basket of buds beneath a branch',
          de: 'Ein Korb Knospen unter einem Zweig',
          it: 'Un cesto di gemme sotto un ramo',
        },
        title: {
          fr: 'Gagnez une matinée de cueillette',
          en: 'Win a morning’s picking',
          de: 'Gewinnen Sie einen Erntemorgen',
          it: 'Vinca una mattinata di raccolta',
        },
        text: {
          fr: 'Dix places pour la cueillette des bourgeons, fin février 2028, petit-déjeuner compris.',
          en: 'Ten places for the bud picking, late February 2028, breakfast included.',
          de: 'Zehn Plätze in der Hecke, Ende Februar 2028, mit Frühstück.',
          it: 'Dieci posti per la raccolta delle gemme, a fine febbraio 2028, colazione compresa.',
        },
      },
      {
        type: 'contest_form',
        title: {
          fr: 'Participer au tirage au sort',
          en: 'Enter the prize draw',
          de: 'An der Verlosung teilnehmen',
          it: 'Partecipare al concorso',
        },
        text: {
          fr: 'Nous tirons dix noms au sort le soir de la journée portes ouvertes. La participation est gratuite, sans obligation d’achat, et réservée aux personnes ayant reçu cette invitation ; seules les dix personnes tirées au sort seront avisées.',
          en: 'We will draw ten names on the evening of the open day. Entry is free of charge, without any obligation to buy, and open to everyone who received this invitation; only the ten winners will be notified.',
          de: 'Am Abend des Tags der offenen Tür losen wir zehn Namen aus. Die Teilnahme ist gratis, ohne Kaufzwang und offen für alle, die diese Einladung erhalten haben; wir schreiben nur den zehn ausgelosten Personen.',
          it: 'La sera della giornata delle porte aperte sorteggiamo dieci nomi. La partecipazione è gratuita, senza obbligo d’acquisto e aperta a chi ha ricevuto questo invito; scriviamo alle dieci persone estratte, e solo a loro.',
        },
      },
    ],
  },
  {
    key: 'hidden.2',
    title: {
      fr: 'Documents de cours',
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
      fr: 'Merci d’avoir suivi notre cours. Voici ce qui reste de la journée : des notes, une liste et une soirée en ligne.',
      en: 'Thank you for taking our course. Here is what remains of the day: notes, a list, and the online follow-up.',
      de: 'Danke, dass Sie an unserem Kurs teilgenommen haben. Hier finden Sie, was von diesem Tag bleibt: Notizen, eine Liste und die Fortsetzung online.',
      it: 'Grazie per aver seguito il nostro corso. Ecco che cosa resta della giornata: appunti, un elenco e il seguito online.',
    },
    picture: 'scene-news',
    blocks: [
      {
        type: 'text',
        heading: {
          fr: 'À retenir du cours',
          en: 'Key points',
          de: 'Was vom Kurs bleibt',
          it: 'L’essenziale del corso',
        },
        text: {
          fr: '- **DH** : une goutte pour neuf, à chaque étape.\n- **CH** : une goutte pour nonante-neuf, un flacon neuf à chaque étape.\n- **K** : le même flacon, vidé et rempli.\n- **LM** : une part pour cinquante mille.\n\nVos documents vous ont été remis en fin de journée ; pour en recevoir une nouvelle copie, [écrivez-nous](mailto:info@trois-sources.example).',
          en: '- **DH**: one drop to nine, at each step.\n- **CH**: one drop to ninety-nine, a new bottle at each step.\n- **K**: the same bottle, emptied and filled.\n- **LM**: one part to fifty thousand.\n\nYour material was handed out at the end of the day; for another copy, [write to us](mailto:info@trois-sources.example).',
          de: '- **DH**: ein Tropfen auf neun, bei jedem Schritt.\n- **CH**: ein Tropfen auf neunundneunzig, bei jedem Schritt eine neue Flasche.\n- **K**: dieselbe Flasche, geleert und wieder gefüllt.\n- **LM**: ein Teil auf fünfzigtausend.\n\nIhre Unterlagen haben Sie am Ende des Kurstags erhalten; für ein weiteres Exemplar [schreiben Sie uns](mailto:info@trois-sources.example).',
          it: '- **DH**: una goccia in nove, a ogni passaggio.\n- **CH**: una goccia in novantanove, un flacone nuovo a ogni passaggio.\n- **K**: lo stesso flacone, svuotato e riempito.\n- **LM**: una parte in cinquantamila.\n\nI documenti Le sono stati consegnati a fine giornata; per riceverne un’altra copia, [ci scriva](mailto:info@trois-sources.example).',
        },
      },
      {
        type: 'nomenclature_download',
        ...nomenclature,
        text: {
          fr: 'Tous les remèdes dont il a été question, et les autres.',
          en: 'All the remedies discussed, and all the others.',
          de: 'Alle Mittel, von denen die Rede war, und die übrigen.',
          it: 'Tutti i rimedi di cui si è parlato e tutti gli altri.',
        },
      },
      {
        type: 'quote',
        quote: {
          fr: 'Une bonne question vaut mieux qu’une longue réponse.',
          en: 'A good question is worth more than a long answer.',
          de: 'Eine gute Frage ist mehr wert als eine lange Antwort.',
          it: 'Una buona domanda vale più di una lunga risposta.',
        },
        quotee: pharmacist,
      },
      {
        type: 'webinar_form',
        title: {
          fr: 'La suite, en ligne',
          en: 'Online follow-up',
          de: 'Die Fortsetzung, online',
          it: 'Il seguito, online',
        },
        text: {
          fr: 'Une soirée de questions avec Anne-Lise Roch et Nadia Ferrero, le jeudi 11 février 2027 à 19 h. Le lien vous sera envoyé la veille.',
          en: 'An evening of questions with Anne-Lise Roch and Nadia Ferrero, on Thursday, 11 February 2027 at 7 p.m. You will be e-mailed the link the day before.',
          de: 'Ein Frageabend mit Anne-Lise Roch und Nadia Ferrero, am Donnerstag, 11. Februar 2027, um 19 Uhr. Den Link erhalten Sie am Vortag.',
          it: 'Una serata di domande con Anne-Lise Roch e Nadia Ferrero, giovedì 11 febbraio 2027 alle 19. Riceverà il link il giorno prima.',
        },
      },
    ],
  },
]
