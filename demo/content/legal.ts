import { privacyPolicy } from './legal/privacy-policy.ts'
import { terms } from './legal/terms.ts'
import type { PageText } from './page-text.ts'

export const legal: readonly PageText[] = [
  {
    key: 'contact',
    title: { fr: 'Contact', en: 'Contact', de: 'Kontakt', it: 'Contatto' },
    description: {
      fr: 'Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Téléphone, e-mail, horaires d’ouverture et plan d’accès.',
      en: 'Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Telephone, e-mail, opening hours and directions.',
      de: 'Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Telefon, E-Mail, Öffnungszeiten und Anfahrt.',
      it: 'Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Telefono, e-mail, orari di apertura e come arrivare.',
    },
    lead: {
      fr: 'Une question sur un remède, une commande ou votre compte ? Écrivez-nous ou appelez-nous : nous répondons en français, en allemand, en italien et en anglais.',
      en: 'A question about a remedy, an order or your account? Write to us or call us: we answer in French, German, Italian and English.',
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
          fr: 'Nous répondons sous deux jours ouvrables. S’il s’agit d’une commande, indiquez votre numéro de client et le numéro de commande.',
          en: 'We will answer within two working days. For orders, please give your customer number and the order number.',
          de: 'Wir antworten innert zwei Arbeitstagen. Geht es um eine Bestellung, nennen Sie uns bitte Ihre Kundennummer und die Bestellnummer.',
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
          fr: '{phone}, du lundi au vendredi, de 8 h à 12 h et de 13 h 30 à 17 h 30.\n\nLes commandes sont prises par une personne qui connaît le catalogue ; ayez votre numéro de client sous la main.',
          en: '{phone}, Monday to Friday, 8 a.m. to noon and 1.30 to 5.30 p.m.\n\nOrders are taken by someone who knows the catalogue; please have your customer number at hand.',
          de: '{phone}, Montag bis Freitag, 8 bis 12 Uhr und 13.30 bis 17.30 Uhr.\n\nBestellungen nimmt jemand entgegen, der das Sortiment kennt; halten Sie bitte Ihre Kundennummer bereit.',
          it: '{phone}, dal lunedì al venerdì, dalle 8 alle 12 e dalle 13.30 alle 17.30.\n\nGli ordini li riceve una persona che conosce il catalogo; tenga a portata di mano il Suo numero di cliente.',
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
          fr: 'Nous ne donnons pas de conseils médicaux et ne vendons pas directement aux particuliers. Pour un conseil, adressez-vous à votre médecin, à votre pharmacie ou à votre thérapeute ; [nos adresses](page:resources.where) vous aident à les trouver.',
          en: 'We give no medical advice and do not sell directly to private individuals. For advice, turn to your doctor, pharmacy or therapist; [find an address](page:resources.where) near you.',
          de: 'Wir geben keinen medizinischen Rat und verkaufen nicht direkt an Privatpersonen. Für eine Beratung wenden Sie sich an Ihre Ärztin, Ihre Apotheke oder Ihren Therapeuten; Adressen finden Sie bei [unseren Partnern](page:resources.where).',
          it: 'Non diamo consigli medici e non vendiamo direttamente ai privati. Per un consiglio si rivolga al Suo medico, alla Sua farmacia o al Suo terapista; gli indirizzi si trovano [sulla nostra mappa](page:resources.where).',
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
          de: 'Wählen Sie [144](tel:144). Bei Verdacht auf eine Vergiftung hilft Tox Info Suisse, Tag und Nacht unter [145](tel:145).',
          it: 'Chiami il [144](tel:144). In caso di ingestione accidentale, Tox Info Suisse risponde giorno e notte al [145](tel:145).',
        },
      },
    ],
  },
  privacyPolicy,
  terms,
  {
    key: 'imprint',
    title: { fr: 'Mentions légales', en: 'Legal notice', de: 'Impressum', it: 'Note legali' },
    description: {
      fr: 'Mentions légales du Laboratoire Trois-Sources SA, Carouge GE : raison sociale, siège, identification IDE, responsabilité et sources des données.',
      en: 'Legal notice of Laboratoire Trois-Sources SA, Carouge GE: company name, registered office, company identification (UID), liability and data sources.',
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
          fr: 'Laboratoire Trois-Sources SA\nChemin des Trois-Sources 12, 1227 Carouge GE, Suisse\nIDE : CHE-999.999.996 (numéro fictif)\n\nTéléphone : {phone}\nE-mail : info@trois-sources.example',
          en: 'Laboratoire Trois-Sources SA\nChemin des Trois-Sources 12, 1227 Carouge GE, Switzerland\nUID: CHE-999.999.996 (fictional number)\n\nTelephone: {phone}\nE-mail: info@trois-sources.example',
          de: 'Laboratoire Trois-Sources SA\nChemin des Trois-Sources 12, 1227 Carouge GE, Schweiz\nUID: CHE-999.999.996 (fiktive Nummer)\n\nTelefon: {phone}\nE-Mail: info@trois-sources.example',
          it: 'Laboratoire Trois-Sources SA\nChemin des Trois-Sources 12, 1227 Carouge GE, Svizzera\nIDI: CHE-999.999.996 (numero fittizio)\n\nTelefono: {phone}\nE-mail: info@trois-sources.example',
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
          fr: 'Les textes de ce site décrivent des produits et leur usage traditionnel. Ils ne promettent aucun résultat et ne remplacent pas l’avis d’un médecin, d’une pharmacienne ou d’un thérapeute. Les noms, praticiens, adresses et prix du catalogue et des points de vente sont fictifs.\n\nNous tenons ce site à jour avec soin, sans pouvoir garantir qu’il soit en tout temps exact et complet. Les sites de tiers vers lesquels nous renvoyons relèvent de leurs exploitants.',
          en: 'The texts on this site describe products and their traditional use. They promise no result and do not replace the advice of a doctor, pharmacist or therapist. The names, practitioners, addresses and prices in the catalogue and on the map are fictional.\n\nWe maintain this site with care, but cannot guarantee that it is accurate and complete at all times. Third-party sites to which we link are the responsibility of those who run them.',
          de: 'Die Texte dieser Website beschreiben Produkte und ihre traditionelle Anwendung. Sie versprechen kein Ergebnis und ersetzen nicht den Rat einer Ärztin, eines Apothekers oder einer Therapeutin. Namen, Praxen, Adressen und Preise im Sortiment und auf der Karte sind fiktiv.\n\nWir pflegen diese Website sorgfältig, können aber nicht garantieren, dass sie jederzeit richtig und vollständig ist. Für Websites Dritter, auf die wir verweisen, sind deren Betreiber verantwortlich.',
          it: 'I testi di questo sito descrivono prodotti e il loro uso tradizionale. Non promettono alcun risultato e non sostituiscono il parere di un medico, di un farmacista o di un terapista. Nomi, studi, indirizzi e prezzi del catalogo e della mappa sono fittizi.\n\nGestiamo questo sito con attenzione, senza poter garantire che sia in ogni momento esatto e completo. Dei siti di terzi a cui rimandiamo rispondono i rispettivi gestori.',
        },
      },
      {
        heading: { fr: 'Sources', en: 'Sources', de: 'Quellen', it: 'Fonti' },
        body: {
          fr: 'Noms des souches homéopathiques : tirés en partie de la Base de données publique des médicaments (France) et du répertoire de Kent (domaine public). Localités et coordonnées de la carte : Office fédéral de topographie swisstopo. Fonds de carte : contributeurs d’OpenStreetMap.',
          en: 'Names of homeopathic substances: in part Base de données publique des médicaments (France) and Kent’s repertory (public domain). Localities and coordinates on the map: Federal Office of Topography swisstopo. Map tiles: OpenStreetMap contributors.',
          de: 'Namen homöopathischer Ausgangsstoffe: teilweise Base de données publique des médicaments (Frankreich) und Kents Repertorium (gemeinfrei). Ortschaften und Koordinaten der Karte: Bundesamt für Landestopografie swisstopo. Kartenbilder: OpenStreetMap-Mitwirkende.',
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
      de: 'Alle Seiten des Laboratoire Trois-Sources auf einen Blick: Shop, Unternehmen, Therapien, Gesundheit, Wissen und Service, Neuigkeiten.',
      it: 'Tutte le pagine del sito del Laboratoire Trois-Sources a colpo d’occhio: negozio, azienda, terapie, salute, risorse e novità.',
    },
    lead: {
      fr: 'Toutes nos pages, rangées par rubrique.',
      en: 'All our pages, section by section.',
      de: 'Alle unsere Seiten, nach Rubriken geordnet.',
      it: 'Tutte le nostre pagine, ordinate per rubrica.',
    },
  },
  {
    key: 'signup',
    title: { fr: 'Inscription', en: 'Register', de: 'Registrieren', it: 'Registrazione' },
    description: {
      fr: 'Ouvrir un compte professionnel au Laboratoire Trois-Sources : formulaire d’inscription pour thérapeutes, pharmacies, drogueries et cabinets.',
      en: 'Open a professional account with Laboratoire Trois-Sources: the registration form for therapists, pharmacies, drugstores and medical practices.',
      de: 'Eröffnen Sie ein Fachkonto beim Laboratoire Trois-Sources: Registrierung für Therapeutinnen, Therapeuten, Apotheken, Drogerien und Praxen.',
      it: 'Apra un conto professionale presso il Laboratoire Trois-Sources: modulo di registrazione per terapisti, farmacie, drogherie e studi.',
    },
    lead: {
      fr: 'L’inscription est réservée aux professionnels au bénéfice d’une autorisation cantonale de pratiquer.',
      en: 'Registration is reserved for professionals who hold a cantonal licence to practise.',
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
          fr: 'Comptez cinq minutes. Préparez une copie de votre autorisation de pratiquer ou de votre diplôme (PDF ou photo, 10 Mo au maximum) et, pour les pharmaciennes et pharmaciens, votre Pharma Id. Nous vérifions chaque inscription à la main ; vous recevrez un e-mail dès que votre compte sera activé.',
          en: 'Allow five minutes. Have a copy of your licence or diploma ready (PDF or photo, 10 MB at most) and, if you are a pharmacist, your Pharma Id. We check every registration by hand; you will receive an e-mail as soon as your account is activated.',
          de: 'Rechnen Sie mit fünf Minuten. Halten Sie eine Kopie Ihrer Bewilligung bereit (PDF oder Foto, höchstens 10 MB) und, als Apothekerin oder Apotheker, Ihre Pharma-ID. Die Prüfung dauert in der Regel ein bis zwei Arbeitstage.',
          it: 'Bastano cinque minuti. Tenga pronta una copia della Sua autorizzazione all’esercizio (PDF o foto, al massimo 10 MB) e, se è farmacista, il Suo Pharma-ID. Verifichiamo personalmente ogni registrazione; riceverà un’e-mail non appena il Suo conto sarà attivato.',
        },
      },
    ],
  },
  {
    key: 'signup-confirmation',
    title: {
      fr: 'Inscription enregistrée',
      en: 'Registration received',
      de: 'Registrierung eingegangen',
      it: 'Registrazione ricevuta',
    },
    description: {
      fr: 'Merci de votre inscription au Laboratoire Trois-Sources. Nous vérifions votre justificatif ; vous recevrez un e-mail dès que votre compte sera activé.',
      en: 'Thank you for registering with Laboratoire Trois-Sources. We are checking your certificate and will write as soon as your account is activated.',
      de: 'Vielen Dank für Ihre Registrierung beim Laboratoire Trois-Sources. Wir prüfen Ihren Nachweis und schreiben Ihnen, sobald Ihr Konto freigeschaltet ist.',
      it: 'Grazie per la Sua registrazione al Laboratoire Trois-Sources. Verifichiamo il Suo attestato e Le scriviamo non appena il conto sarà attivato.',
    },
    lead: {
      fr: 'Merci ! Nous vérifions votre justificatif ; vous recevrez un e-mail dès que votre compte sera activé.',
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
          it: 'Come si prosegue?',
        },
        body: {
          fr: 'La vérification prend en général un à deux jours ouvrables. En attendant, tout le catalogue reste ouvert à la consultation. Si vous ne recevez rien après trois jours, consultez votre courrier indésirable ou appelez-nous au {phone}.',
          en: 'This usually takes one to two working days. In the meantime the whole catalogue is open to browse. If you have not heard from us after three days, check your junk mail or call us on {phone}.',
          de: 'Die Prüfung dauert in der Regel ein bis zwei Arbeitstage. In der Zwischenzeit können Sie sich im ganzen Sortiment umsehen. Haben Sie nach drei Tagen noch nichts erhalten, schauen Sie im Spam-Ordner nach oder rufen Sie uns an: {phone}.',
          it: 'La verifica richiede di regola uno o due giorni lavorativi. Nel frattempo può consultare liberamente l’intero catalogo. Se dopo tre giorni non ha ricevuto nulla, controlli la posta indesiderata o ci chiami al {phone}.',
        },
      },
    ],
  },
]
