import type { PageText } from './page-text.ts'

export const legal: readonly PageText[] = [
  {
    key: 'contact',
    title: { fr: 'Contact', en: 'Contact', de: 'Kontakt', it: 'Contatto' },
    description: {
      fr: 'Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Téléphone +41 22 555 01 47, info@trois-sources.example, horaires et accès.',
      en: 'Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Telephone +41 22 555 01 47, info@trois-sources.example, opening hours.',
      de: 'Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Telefon +41 22 555 01 47, info@trois-sources.example, Öffnungszeiten.',
      it: 'Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Telefono +41 22 555 01 47, info@trois-sources.example, orari e accesso.',
    },
    lead: {
      fr: 'Une question sur un remède, une commande ou votre compte ? Écrivez-nous ou appelez-nous : nous répondons en français, en allemand, en italien et en anglais.',
      en: 'A question about a remedy, an order or your account? Write or call: we answer in French, German, Italian and English.',
      de: 'Eine Frage zu einem Mittel, einer Bestellung oder Ihrem Konto? Schreiben Sie uns oder rufen Sie an: Wir antworten auf Deutsch, Französisch, Italienisch und Englisch.',
      it: 'Una domanda su un rimedio, un ordine o il Suo conto? Ci scriva o ci chiami: rispondiamo in italiano, francese, tedesco e inglese.',
    },
    blocks: [
      {
        type: 'contact_form',
        title: {
          fr: 'Écrivez-nous',
          en: 'Write to us',
          de: 'Schreiben Sie uns',
          it: 'Ci scriva',
        },
        text: {
          fr: 'Nous répondons sous deux jours ouvrables. S’il s’agit d’une commande, indiquez votre numéro de client et le numéro de la commande.',
          en: 'We answer within two working days. If it is about an order, please give your customer number and the number of the order.',
          de: 'Wir antworten innert zweier Arbeitstage. Geht es um eine Bestellung, nennen Sie uns bitte Ihre Kundennummer und die Bestellnummer.',
          it: 'Rispondiamo entro due giorni lavorativi. Se si tratta di un ordine, indichi il Suo numero di cliente e il numero dell’ordine.',
        },
      },
      {
        type: 'text',
        heading: {
          fr: 'Par téléphone',
          en: 'By telephone',
          de: 'Am Telefon',
          it: 'Al telefono',
        },
        text: {
          fr: '[+41 22 555 01 47](tel:+41225550147), du lundi au vendredi, de 8 h à 12 h et de 13 h 30 à 17 h 30.\n\nLes commandes sont prises par une personne qui connaît le catalogue ; ayez votre numéro de client sous la main.',
          en: '[+41 22 555 01 47](tel:+41225550147), Monday to Friday, 8 a.m. to noon and 1.30 to 5.30 p.m.\n\nOrders are taken by someone who knows the catalogue; please have your customer number at hand.',
          de: '[+41 22 555 01 47](tel:+41225550147), Montag bis Freitag, 8 bis 12 Uhr und 13.30 bis 17.30 Uhr.\n\nBestellungen nimmt jemand entgegen, der das Sortiment kennt; halten Sie bitte Ihre Kundennummer bereit.',
          it: '[+41 22 555 01 47](tel:+41225550147), dal lunedì al venerdì, dalle 8 alle 12 e dalle 13.30 alle 17.30.\n\nGli ordini sono presi da una persona che conosce il catalogo; tenga a portata di mano il Suo numero di cliente.',
        },
      },
      {
        type: 'contact_map',
        title: {
          fr: 'Venir chez nous',
          en: 'How to find us',
          de: 'So finden Sie uns',
          it: 'Come raggiungerci',
        },
        latitude: 46.1814,
        longitude: 6.1394,
        text: {
          fr: 'Tram 12, arrêt Carouge-Rondeau, puis cinq minutes à pied.\nLes visites du laboratoire et du jardin se font sur rendez-vous.',
          en: 'Tram 12, stop Carouge-Rondeau, then five minutes on foot.\nThe laboratory and the garden can be visited by appointment.',
          de: 'Tram 12, Haltestelle Carouge-Rondeau, dann fünf Minuten zu Fuss.\nLabor und Garten besuchen Sie auf Voranmeldung.',
          it: 'Tram 12, fermata Carouge-Rondeau, poi cinque minuti a piedi.\nIl laboratorio e il giardino si visitano su appuntamento.',
        },
      },
      {
        type: 'text',
        heading: {
          fr: 'Ce que nous ne faisons pas',
          en: 'What we do not do',
          de: 'Was wir nicht tun',
          it: 'Che cosa non facciamo',
        },
        text: {
          fr: 'Nous ne donnons pas de conseils médicaux et ne vendons pas directement aux particuliers. Pour un conseil, adressez-vous à votre médecin, à votre pharmacie ou à votre thérapeute ; [la carte de nos partenaires](page:resources.where) vous aide à les trouver.',
          en: 'We give no medical advice and do not sell directly to private individuals. For advice, turn to your doctor, pharmacy or therapist; [the map of our partners](page:resources.where) shows you where they are.',
          de: 'Wir geben keinen medizinischen Rat und verkaufen nicht direkt an Privatpersonen. Für eine Beratung wenden Sie sich an Ihre Ärztin, Ihre Apotheke oder Ihren Therapeuten; auf [der Karte unserer Partner](page:resources.where) finden Sie Adressen.',
          it: 'Non diamo consigli medici e non vendiamo direttamente ai privati. Per un consiglio si rivolga al Suo medico, alla Sua farmacia o al Suo terapeuta; [la mappa dei nostri partner](page:resources.where) Le indica dove trovarli.',
        },
      },
      {
        type: 'tip',
        icon_name: 'phone',
        title: {
          fr: 'En cas d’urgence',
          en: 'In an emergency',
          de: 'Im Notfall',
          it: 'In caso di emergenza',
        },
        text: {
          fr: 'Appelez le [144](tel:144). En cas d’ingestion accidentelle, Tox Info Suisse répond jour et nuit au [145](tel:145).',
          en: 'Call [144](tel:144). If something has been swallowed by accident, Tox Info Suisse answers day and night on [145](tel:145).',
          de: 'Wählen Sie [144](tel:144). Bei versehentlichem Verschlucken antwortet Tox Info Suisse Tag und Nacht unter [145](tel:145).',
          it: 'Chiami il [144](tel:144). In caso di ingestione accidentale, Tox Info Suisse risponde giorno e notte al [145](tel:145).',
        },
      },
    ],
  },
  {
    key: 'privacy-policy',
    title: {
      fr: 'Protection des données',
      en: 'Privacy policy',
      de: 'Datenschutz',
      it: 'Protezione dei dati',
    },
    description: {
      fr: 'Quelles données ce site enregistre, pourquoi, où et combien de temps, et vos droits selon la loi fédérale révisée sur la protection des données (LPD).',
      en: 'What data this site keeps, why, where and for how long, and your rights under the revised Swiss Federal Act on Data Protection (FADP).',
      de: 'Welche Daten diese Website speichert, wozu, wo und wie lange, und welche Rechte Sie nach dem revidierten Schweizer Datenschutzgesetz (DSG) haben.',
      it: 'Quali dati registra questo sito, perché, dove e per quanto tempo, e i Suoi diritti secondo la legge federale riveduta sulla protezione dei dati (LPD).',
    },
    lead: {
      fr: 'Nous enregistrons ce qu’il faut pour vous servir et ce que la loi exige, rien de plus. Sans votre accord, aucun traceur de tiers n’est chargé.',
      en: 'We keep what we need to serve you and what the law requires, nothing more. Without your consent, no third-party tracker is loaded.',
      de: 'Wir speichern, was wir brauchen, um für Sie da zu sein, und was das Gesetz verlangt, mehr nicht. Ohne Ihre Einwilligung wird kein Tracker von Dritten geladen.',
      it: 'Registriamo ciò che serve per servirla e ciò che la legge esige, nulla di più. Senza il Suo consenso non viene caricato alcun tracciatore di terzi.',
    },
    sections: [
      {
        heading: {
          fr: 'Responsable',
          en: 'Controller',
          de: 'Verantwortliche',
          it: 'Titolare',
        },
        body: {
          fr: 'Le responsable du traitement est Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Pour toute question ou demande : info@trois-sources.example ou +41 22 555 01 47. Cette page décrit les données traitées sur ce site, selon la loi fédérale du 25 septembre 2020 sur la protection des données (LPD), en vigueur depuis le 1er septembre 2023.',
          en: 'The controller is Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. For any question or request: info@trois-sources.example or +41 22 555 01 47. This page describes the data processed on this site, under the Federal Act on Data Protection of 25 September 2020 (FADP), in force since 1 September 2023.',
          de: 'Verantwortlich ist die Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Für Fragen und Anliegen: info@trois-sources.example oder +41 22 555 01 47. Diese Seite beschreibt die Daten, die auf dieser Website bearbeitet werden, nach dem Bundesgesetz vom 25. September 2020 über den Datenschutz (DSG), in Kraft seit dem 1. September 2023.',
          it: 'Titolare del trattamento è Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Per domande o richieste: info@trois-sources.example o +41 22 555 01 47. Questa pagina descrive i dati trattati su questo sito, secondo la legge federale del 25 settembre 2020 sulla protezione dei dati (LPD), in vigore dal 1° settembre 2023.',
        },
      },
      {
        heading: {
          fr: 'Dans votre navigateur',
          en: 'In your browser',
          de: 'In Ihrem Browser',
          it: 'Nel Suo browser',
        },
        body: {
          fr: 'Deux cookies sont nécessaires. Le cookie de session est posé lorsque vous vous connectez ; il vous reconnaît d’une page à l’autre, n’est pas lisible par les scripts et disparaît à la déconnexion. Le cookie de langue retient la langue choisie.\n\nDe plus, une entrée nommée « sn_v6 » dans le stockage local de votre navigateur retient votre panier, votre langue, vos choix en matière de cookies, le filtre de la carte et le nom affiché lorsque vous êtes connecté. Elle ne contient ni mot de passe ni clé d’accès. Vous pouvez l’effacer à tout moment dans les réglages du navigateur ; la déconnexion supprime ce qui vous concerne.',
          en: 'Two cookies are necessary. The session cookie is set when you log in; it recognises you from page to page, cannot be read by scripts and goes when you log out. The language cookie remembers the language you chose.\n\nIn addition, an entry named “sn_v6” in your browser’s local storage remembers your cart, your language, your cookie choices, the filter of the map and the name shown when you are logged in. It holds neither password nor access key. You can delete it at any time in your browser’s settings; logging out removes what concerns you.',
          de: 'Zwei Cookies sind notwendig. Das Sitzungs-Cookie wird beim Anmelden gesetzt; es erkennt Sie von Seite zu Seite, ist für Skripte nicht lesbar und verschwindet beim Abmelden. Das Sprach-Cookie merkt sich die gewählte Sprache.\n\nAusserdem merkt sich ein Eintrag namens «sn_v6» im lokalen Speicher Ihres Browsers Ihren Warenkorb, Ihre Sprache, Ihre Cookie-Wahl, den Filter der Karte und den angezeigten Namen, wenn Sie angemeldet sind. Er enthält weder Passwort noch Zugangsschlüssel. Sie können ihn jederzeit in den Einstellungen des Browsers löschen; beim Abmelden wird entfernt, was Sie betrifft.',
          it: 'Due cookie sono necessari. Il cookie di sessione è impostato quando accede; La riconosce da una pagina all’altra, non è leggibile dagli script e scompare quando esce. Il cookie della lingua ricorda la lingua scelta.\n\nInoltre, una voce denominata «sn_v6» nella memoria locale del Suo browser conserva il carrello, la lingua, le scelte sui cookie, il filtro della mappa e il nome mostrato quando ha effettuato l’accesso. Non contiene né password né chiavi di accesso. Può cancellarla in ogni momento nelle impostazioni del browser; all’uscita viene rimosso ciò che La riguarda.',
        },
      },
      {
        heading: {
          fr: 'Statistiques et contenus de tiers',
          en: 'Statistics and third-party content',
          de: 'Statistik und Inhalte Dritter',
          it: 'Statistiche e contenuti di terzi',
        },
        body: {
          fr: 'Par défaut, ce site ne charge aucun traceur de tiers. Les pages vues sont comptées, par nous-mêmes et sans données personnelles, uniquement si vous acceptez la catégorie Statistiques. Si vous acceptez la catégorie Marketing, l’ajout d’un article au panier peut être transmis à un service publicitaire (valeur et monnaie).\n\nLes vidéos, les publications de réseaux sociaux et les fonds de carte fournis par des tiers ne se chargent qu’après un clic ou si vous acceptez la catégorie Préférences ; le fournisseur reçoit alors votre adresse IP. Vous pouvez revoir vos choix quand vous le souhaitez.',
          en: 'By default this site loads no third-party tracker. Page views are counted by ourselves, without personal data, and only if you accept the category Statistics. If you accept the category Marketing, adding an item to the cart may be passed on to an advertising service (value and currency).\n\nVideos, social media posts and map tiles supplied by third parties load only after a click or if you accept the category Preferences; the supplier then receives your IP address. You can review your choices whenever you wish.',
          de: 'Standardmässig lädt diese Website keine Tracker von Dritten. Seitenaufrufe zählen wir selbst, ohne Personendaten und nur, wenn Sie die Kategorie Statistik annehmen. Nehmen Sie die Kategorie Marketing an, kann das Hinzufügen eines Artikels zum Warenkorb an einen Werbedienst gemeldet werden (Wert und Währung).\n\nVideos, Beiträge aus sozialen Netzwerken und Kartenbilder von Dritten werden erst nach einem Klick geladen oder wenn Sie die Kategorie Präferenzen annehmen; der Anbieter erhält dann Ihre IP-Adresse. Sie können Ihre Wahl jederzeit ändern.',
          it: 'Per impostazione predefinita questo sito non carica alcun tracciatore di terzi. Le pagine viste sono contate da noi stessi, senza dati personali, soltanto se accetta la categoria Statistiche. Se accetta la categoria Marketing, l’aggiunta di un articolo al carrello può essere comunicata a un servizio pubblicitario (valore e valuta).\n\nI video, i contenuti dei social network e le immagini cartografiche di terzi si caricano solo dopo un clic o se accetta la categoria Preferenze; il fornitore riceve allora il Suo indirizzo IP. Può rivedere le Sue scelte quando lo desidera.',
        },
      },
      {
        heading: {
          fr: 'Compte, commandes et messages',
          en: 'Account, orders and messages',
          de: 'Konto, Bestellungen und Nachrichten',
          it: 'Conto, ordini e messaggi',
        },
        body: {
          fr: 'À l’inscription, nous recueillons votre profession, votre nom, votre e-mail, votre téléphone, vos adresses et l’attestation qui prouve votre droit d’exercer. Elle est conservée hors de tout espace public et seuls les administrateurs peuvent la lire. Votre mot de passe n’est gardé que sous une forme qui ne permet pas de le retrouver. Si vous êtes connecté, votre panier est aussi conservé sur notre serveur, afin de le retrouver sur un autre appareil.\n\nLes commandes et les factures sont conservées dix ans, comme le veut le droit commercial suisse (art. 958f CO). Nous vous écrivons au sujet de votre compte et de vos commandes ; la lettre d’information ne part qu’après confirmation de votre part et chaque envoi contient un lien de désinscription. Nous ne vendons aucune donnée ; le transporteur reçoit ce qu’il faut pour livrer.',
          en: 'When you sign up we collect your profession, name, e-mail, telephone number, addresses and the certificate that proves your right to practise. It is kept outside any public area, and only administrators can read it. Your password is stored only in a form from which it cannot be recovered. If you are logged in, your cart is also kept on our server, so that you find it on another device.\n\nOrders and invoices are kept for ten years, as Swiss commercial law requires (art. 958f CO). We write to you about your account and your orders; the newsletter is sent only once you have confirmed it, and every issue contains a link to unsubscribe. We sell no data; the carrier receives what is needed for delivery.',
          de: 'Bei der Registrierung erheben wir Beruf, Name, E-Mail, Telefon, Adressen und den Nachweis Ihrer Berufsausübungsbewilligung. Er liegt ausserhalb jedes öffentlichen Bereichs, und nur Administratoren können ihn lesen. Ihr Passwort wird nur in einer Form gespeichert, aus der es sich nicht zurückgewinnen lässt. Sind Sie angemeldet, wird Ihr Warenkorb auch auf unserem Server gespeichert, damit Sie ihn auf einem anderen Gerät wiederfinden.\n\nBestellungen und Rechnungen bewahren wir zehn Jahre auf, wie es das Schweizer Handelsrecht verlangt (Art. 958f OR). Wir schreiben Ihnen zu Ihrem Konto und Ihren Bestellungen; der Newsletter kommt erst nach Ihrer Bestätigung, und jede Ausgabe enthält einen Link zum Abmelden. Wir verkaufen keine Daten; der Transporteur erhält, was er für die Lieferung braucht.',
          it: 'Al momento della registrazione raccogliamo professione, nome, e-mail, telefono, indirizzi e l’attestato che prova il Suo diritto di esercitare. È conservato fuori da ogni spazio pubblico e solo gli amministratori possono leggerlo. La Sua password è conservata soltanto in una forma che non permette di risalirvi. Se ha effettuato l’accesso, il carrello è salvato anche sul nostro server, per ritrovarlo su un altro dispositivo.\n\nOrdini e fatture sono conservati per dieci anni, come richiede il diritto commerciale svizzero (art. 958f CO). Le scriviamo in merito al conto e agli ordini; la newsletter parte solo dopo la Sua conferma e ogni invio contiene un link per annullare l’iscrizione. Non vendiamo alcun dato; il trasportatore riceve ciò che occorre per la consegna.',
        },
      },
      {
        heading: { fr: 'Vos droits', en: 'Your rights', de: 'Ihre Rechte', it: 'I Suoi diritti' },
        body: {
          fr: 'Vous pouvez demander quelles données nous traitons à votre sujet, les recevoir dans un format courant, les faire rectifier ou effacer dans la mesure où la loi ne nous oblige pas à les garder, vous opposer à un traitement et retirer un consentement pour l’avenir. Un message à info@trois-sources.example suffit ; nous répondons en règle générale dans les trente jours, gratuitement, après avoir vérifié votre identité. Vous pouvez aussi vous adresser au Préposé fédéral à la protection des données et à la transparence (PFPDT), à Berne.',
          en: 'You may ask which data we process about you, receive it in a common format, have it corrected, or deleted where the law does not oblige us to keep it, object to processing, and withdraw a consent for the future. A message to info@trois-sources.example is enough; as a rule we answer within thirty days, free of charge, after checking your identity. You may also turn to the Federal Data Protection and Information Commissioner (FDPIC) in Bern.',
          de: 'Sie können Auskunft verlangen, welche Daten wir über Sie bearbeiten, sie in einem gängigen Format erhalten, sie berichtigen oder löschen lassen, soweit wir sie nicht von Gesetzes wegen aufbewahren müssen, einer Bearbeitung widersprechen und eine Einwilligung für die Zukunft widerrufen. Eine Nachricht an info@trois-sources.example genügt; wir antworten in der Regel innert dreissig Tagen und kostenlos, nachdem wir Ihre Identität geprüft haben. Sie können sich auch an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) in Bern wenden.',
          it: 'Può chiedere quali dati trattiamo su di Lei, riceverli in un formato corrente, farli rettificare o cancellare nella misura in cui la legge non ci obbliga a conservarli, opporsi a un trattamento e revocare un consenso per il futuro. Basta un messaggio a info@trois-sources.example; di regola rispondiamo entro trenta giorni, gratuitamente, dopo aver verificato la Sua identità. Può inoltre rivolgersi all’Incaricato federale della protezione dei dati e della trasparenza (IFPDT), a Berna.',
        },
      },
    ],
  },
  {
    key: 'imprint',
    title: { fr: 'Mentions légales', en: 'Imprint', de: 'Impressum', it: 'Note legali' },
    description: {
      fr: 'Mentions légales du Laboratoire Trois-Sources SA, Carouge GE : raison sociale, siège, identification IDE, responsabilité et sources des données.',
      en: 'Imprint of Laboratoire Trois-Sources SA, Carouge GE: company name, registered office, company identification (UID), liability and data sources.',
      de: 'Impressum der Laboratoire Trois-Sources SA, Carouge GE: Firma, Sitz, Unternehmens-Identifikationsnummer, Haftung und Quellen der Daten.',
      it: 'Note legali di Laboratoire Trois-Sources SA, Carouge GE: ragione sociale, sede, numero d’identificazione IDI, responsabilità e fonti dei dati.',
    },
    lead: {
      fr: 'Laboratoire Trois-Sources SA est une entreprise fictive, imaginée pour la démonstration de ce site.',
      en: 'Laboratoire Trois-Sources SA is a fictional company, invented to demonstrate this site.',
      de: 'Die Laboratoire Trois-Sources SA ist ein fiktives Unternehmen, erdacht zur Vorführung dieser Website.',
      it: 'Laboratoire Trois-Sources SA è un’azienda fittizia, immaginata per la dimostrazione di questo sito.',
    },
    sections: [
      {
        heading: { fr: 'Société', en: 'Company', de: 'Gesellschaft', it: 'Società' },
        body: {
          fr: 'Laboratoire Trois-Sources SA\nChemin des Trois-Sources 12, 1227 Carouge GE, Suisse\nIDE : CHE-000.000.000 (numéro fictif)\n\nTéléphone : +41 22 555 01 47\nE-mail : info@trois-sources.example',
          en: 'Laboratoire Trois-Sources SA\nChemin des Trois-Sources 12, 1227 Carouge GE, Switzerland\nUID: CHE-000.000.000 (fictional number)\n\nTelephone: +41 22 555 01 47\nE-mail: info@trois-sources.example',
          de: 'Laboratoire Trois-Sources SA\nChemin des Trois-Sources 12, 1227 Carouge GE, Schweiz\nUID: CHE-000.000.000 (fiktive Nummer)\n\nTelefon: +41 22 555 01 47\nE-Mail: info@trois-sources.example',
          it: 'Laboratoire Trois-Sources SA\nChemin des Trois-Sources 12, 1227 Carouge GE, Svizzera\nIDI: CHE-000.000.000 (numero fittizio)\n\nTelefono: +41 22 555 01 47\nE-mail: info@trois-sources.example',
        },
      },
      {
        heading: {
          fr: 'Contenu et responsabilité',
          en: 'Content and liability',
          de: 'Inhalt und Haftung',
          it: 'Contenuto e responsabilità',
        },
        body: {
          fr: 'Les textes de ce site décrivent des produits et leur usage traditionnel. Ils n’annoncent aucun résultat et ne remplacent pas l’avis d’un médecin, d’une pharmacienne ou d’un thérapeute. Les noms, praticiens, adresses et prix du catalogue et de la carte sont fictifs.\n\nNous tenons ce site avec soin, sans pouvoir garantir qu’il soit en tout temps exact et complet. Les sites de tiers vers lesquels nous renvoyons relèvent de leurs exploitants.',
          en: 'The texts on this site describe products and their traditional use. They promise no result and do not replace the advice of a doctor, pharmacist or therapist. The names, practitioners, addresses and prices in the catalogue and on the map are fictional.\n\nWe maintain this site with care, but cannot guarantee that it is accurate and complete at all times. Third-party sites to which we link are the responsibility of those who run them.',
          de: 'Die Texte dieser Website beschreiben Produkte und ihre traditionelle Anwendung. Sie versprechen kein Ergebnis und ersetzen nicht den Rat einer Ärztin, eines Apothekers oder einer Therapeutin. Namen, Praxen, Adressen und Preise im Sortiment und auf der Karte sind fiktiv.\n\nWir pflegen diese Website sorgfältig, können aber nicht garantieren, dass sie jederzeit richtig und vollständig ist. Für Websites Dritter, auf die wir verweisen, sind deren Betreiber verantwortlich.',
          it: 'I testi di questo sito descrivono prodotti e il loro uso tradizionale. Non promettono alcun risultato e non sostituiscono il parere di un medico, di una farmacista o di un terapeuta. Nomi, studi, indirizzi e prezzi del catalogo e della mappa sono fittizi.\n\nGestiamo questo sito con attenzione, senza poter garantire che sia in ogni momento esatto e completo. Dei siti di terzi a cui rimandiamo rispondono i rispettivi gestori.',
        },
      },
      {
        heading: { fr: 'Sources', en: 'Sources', de: 'Quellen', it: 'Fonti' },
        body: {
          fr: 'Noms de souches homéopathiques : en partie Base de données publique des médicaments (France) et répertoire de Kent (domaine public). Localités et coordonnées de la carte : Office fédéral de topographie swisstopo. Fonds de carte : contributeurs d’OpenStreetMap.',
          en: 'Names of homeopathic stocks: in part Base de données publique des médicaments (France) and Kent’s repertory (public domain). Localities and coordinates on the map: Federal Office of Topography swisstopo. Map tiles: OpenStreetMap contributors.',
          de: 'Namen homöopathischer Grundstoffe: teilweise Base de données publique des médicaments (Frankreich) und Kents Repertorium (gemeinfrei). Ortschaften und Koordinaten der Karte: Bundesamt für Landestopografie swisstopo. Kartenbilder: OpenStreetMap-Mitwirkende.',
          it: 'Nomi dei ceppi omeopatici: in parte Base de données publique des médicaments (Francia) e repertorio di Kent (pubblico dominio). Località e coordinate della mappa: Ufficio federale di topografia swisstopo. Immagini cartografiche: contributori di OpenStreetMap.',
        },
      },
    ],
  },
  {
    key: 'sitemap',
    title: { fr: 'Plan du site', en: 'Sitemap', de: 'Sitemap', it: 'Mappa del sito' },
    description: {
      fr: 'Toutes les pages du site du Laboratoire Trois-Sources en un coup d’œil : boutique, entreprise, médecine, santé, ressources et actualités.',
      en: 'All pages of the Laboratoire Trois-Sources site at a glance: shop, company, medicine, health, resources and news, in four languages.',
      de: 'Alle Seiten des Laboratoire Trois-Sources auf einen Blick: Shop, Unternehmen, Medizin, Gesundheit, Ressourcen und Neuigkeiten.',
      it: 'Tutte le pagine del sito del Laboratoire Trois-Sources in un colpo d’occhio: negozio, azienda, medicina, salute, risorse e novità.',
    },
    lead: {
      fr: 'Toutes nos pages, rangées par rubrique.',
      en: 'All our pages, section by section.',
      de: 'Alle unsere Seiten, nach Rubriken geordnet.',
      it: 'Tutte le nostre pagine, ordinate per rubrica.',
    },
    sections: [],
  },
  {
    key: 'signup',
    title: { fr: 'Inscription', en: 'Sign up', de: 'Registrieren', it: 'Registrazione' },
    description: {
      fr: 'Ouvrir un compte professionnel au Laboratoire Trois-Sources : formulaire d’inscription pour thérapeutes, pharmacies, drogueries et cabinets.',
      en: 'Open a professional account with Laboratoire Trois-Sources: the sign-up form for therapists, pharmacies, drugstores and medical practices.',
      de: 'Ein Fachkonto beim Laboratoire Trois-Sources eröffnen: Registrierung für Therapeutinnen, Therapeuten, Apotheken, Drogerien und Praxen.',
      it: 'Aprire un conto professionale presso il Laboratoire Trois-Sources: modulo di registrazione per terapeuti, farmacie, drogherie e studi.',
    },
    lead: {
      fr: 'L’inscription est réservée aux professionnels au bénéfice d’une autorisation de pratiquer cantonale.',
      en: 'Registration is reserved for professionals who hold a cantonal practice authorisation.',
      de: 'Die Registrierung ist Fachpersonen mit kantonaler Berufsausübungsbewilligung vorbehalten.',
      it: 'La registrazione è riservata ai professionisti in possesso di un’autorizzazione cantonale all’esercizio.',
    },
    sections: [
      {
        heading: {
          fr: 'Ce qu’il vous faut',
          en: 'What you need',
          de: 'Was Sie brauchen',
          it: 'Che cosa Le occorre',
        },
        body: {
          fr: 'Comptez cinq minutes. Préparez une copie de votre attestation (PDF ou photo, 10 Mo au maximum) et, pour les pharmaciennes et pharmaciens, votre identifiant Pharma. Nous vérifions chaque inscription à la main ; vous recevez un e-mail dès que votre compte est activé.',
          en: 'Allow five minutes. Have a copy of your certificate ready (PDF or photo, 10 MB at most) and, if you are a pharmacist, your Pharma Id. We check every registration by hand; you will receive an e-mail as soon as your account is activated.',
          de: 'Rechnen Sie mit fünf Minuten. Halten Sie eine Kopie Ihrer Bewilligung bereit (PDF oder Foto, höchstens 10 MB) und, als Apothekerin oder Apotheker, Ihre Pharma-ID. Wir prüfen jede Registrierung von Hand; sobald Ihr Konto freigeschaltet ist, erhalten Sie eine E-Mail.',
          it: 'Bastano cinque minuti. Tenga pronta una copia del Suo attestato (PDF o foto, al massimo 10 MB) e, se è farmacista, il Suo Pharma Id. Verifichiamo ogni registrazione a mano; riceverà un’e-mail appena il Suo conto sarà attivato.',
        },
      },
    ],
  },
  {
    key: 'signup-confirmation',
    title: {
      fr: 'Inscription enregistrée',
      en: 'Registration received',
      de: 'Registrierung erhalten',
      it: 'Registrazione ricevuta',
    },
    description: {
      fr: 'Merci pour votre inscription au Laboratoire Trois-Sources. Nous vérifions votre attestation et vous écrivons dès que votre compte est activé.',
      en: 'Thank you for signing up with Laboratoire Trois-Sources. We are checking your certificate and will write as soon as your account is activated.',
      de: 'Danke für Ihre Registrierung beim Laboratoire Trois-Sources. Wir prüfen Ihren Nachweis und schreiben Ihnen, sobald Ihr Konto freigeschaltet ist.',
      it: 'Grazie per la Sua registrazione al Laboratoire Trois-Sources. Verifichiamo il Suo attestato e Le scriviamo appena il conto è attivato.',
    },
    lead: {
      fr: 'Merci ! Nous vérifions votre attestation et vous envoyons un e-mail dès que votre compte est activé.',
      en: 'Thank you! We are checking your certificate and will send you an e-mail once your account is activated.',
      de: 'Vielen Dank! Wir prüfen Ihren Nachweis und senden Ihnen eine E-Mail, sobald Ihr Konto freigeschaltet ist.',
      it: 'Grazie! Verifichiamo il Suo attestato e Le invieremo un’e-mail non appena il Suo conto sarà attivato.',
    },
    sections: [
      {
        heading: {
          fr: 'Et maintenant ?',
          en: 'What happens next?',
          de: 'Wie geht es weiter?',
          it: 'E adesso?',
        },
        body: {
          fr: 'La vérification prend en général un à deux jours ouvrables. En attendant, tout le catalogue reste ouvert à la consultation. Si vous ne recevez rien après trois jours, regardez dans votre courrier indésirable ou appelez-nous au +41 22 555 01 47.',
          en: 'Checking usually takes one to two working days. In the meantime the whole catalogue is open to browse. If you have received nothing after three days, look in your junk mail or call us on +41 22 555 01 47.',
          de: 'Die Prüfung dauert in der Regel ein bis zwei Arbeitstage. In der Zwischenzeit können Sie im ganzen Sortiment stöbern. Haben Sie nach drei Tagen nichts erhalten, schauen Sie im Spam-Ordner nach oder rufen Sie uns an: +41 22 555 01 47.',
          it: 'La verifica richiede di regola uno o due giorni lavorativi. Nel frattempo può consultare liberamente l’intero catalogo. Se dopo tre giorni non ha ricevuto nulla, controlli la posta indesiderata o ci chiami al +41 22 555 01 47.',
        },
      },
    ],
  },
]
