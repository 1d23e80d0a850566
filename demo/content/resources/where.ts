import type { PageText } from '../page-text.ts'
import { nomenclature } from '../shared-texts.ts'

export const where: PageText = {
  key: 'resources.where',
  title: {
    fr: 'Où trouver nos remèdes',
    en: 'Where to find our remedies',
    de: 'Wo Sie unsere Mittel finden',
    it: 'Dove trovare i nostri rimedi',
  },
  description: {
    fr: 'Les pharmacies, drogueries, médecins et thérapeutes de toute la Suisse qui travaillent avec les remèdes du Laboratoire Trois-Sources.',
    en: 'The pharmacies, drugstores, doctors and therapists all over Switzerland who work with remedies from Laboratoire Trois-Sources.',
    de: 'Apotheken, Drogerien, Arztpraxen und Therapiepraxen in der ganzen Schweiz, die mit Mitteln des Laboratoire Trois-Sources arbeiten.',
    it: 'Le farmacie, le drogherie, i medici e i terapisti di tutta la Svizzera che lavorano con i rimedi del Laboratoire Trois-Sources.',
  },
  lead: {
    fr: 'Quatre cents adresses dans les vingt-six cantons travaillent avec nos remèdes. Cherchez par catégorie, par localité ou par numéro postal.',
    en: 'Four hundred addresses in all twenty-six cantons work with our remedies. Search by category, town or postcode.',
    de: 'Vierhundert Adressen in allen sechsundzwanzig Kantonen arbeiten mit unseren Mitteln. Suchen Sie nach Kategorie, Ort oder Postleitzahl.',
    it: 'Quattrocento indirizzi nei ventisei cantoni lavorano con i nostri rimedi. Cerchi per categoria, località o numero postale.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Avant de vous déplacer',
        en: 'Before you set out',
        de: 'Bevor Sie losgehen',
        it: 'Prima di mettersi in cammino',
      },
      text: {
        fr: 'Une pharmacie ou une droguerie n’a pas deux mille remèdes en rayon. Un appel évite un trajet inutile : ce qui manque est commandé chez nous et arrive en général en un à deux jours ouvrables.\n\nNotre liste ne recommande personne. Elle réunit celles et ceux qui commandent chez nous et souhaitent y figurer.',
        en: 'No pharmacy or drugstore has two thousand remedies on its shelves. A telephone call may save you a journey: whatever is missing is ordered from us and usually arrives in one or two working days.\n\nOur list recommends no one. It shows who orders from us and wishes to be listed.',
        de: 'Keine Apotheke oder Drogerie hat zweitausend Mittel im Regal. Ein Anruf erspart einen unnötigen Weg: Was fehlt, wird bei uns bestellt und trifft in der Regel in ein bis zwei Arbeitstagen ein.\n\nDas Verzeichnis ist keine Empfehlung. Es zeigt, wer bei uns bestellt und aufgeführt sein möchte.',
        it: 'Nessuna farmacia o drogheria ha duemila rimedi sullo scaffale. Una telefonata evita un viaggio inutile: ciò che manca ci viene ordinato e di regola arriva in uno o due giorni lavorativi.\n\nL’elenco non raccomanda nessuno. Indica chi ordina da noi e desidera figurarvi.',
      },
    },
    {
      type: 'horizontal_menu',
      columns: [
        {
          icon: 'basket',
          title: {
            fr: 'Tout le catalogue',
            en: 'The whole catalogue',
            de: 'Das ganze Sortiment',
            it: 'Tutto il catalogo',
          },
          description: {
            fr: 'Pour montrer au comptoir ce que vous cherchez.',
            en: 'Show at the counter what you are looking for.',
            de: 'Um an der Theke zu zeigen, was Sie suchen.',
            it: 'Per mostrare al banco che cosa cerca.',
          },
          button_link: 'page:shop.homeopathy',
          button_text: {
            fr: 'Consulter',
            en: 'Browse',
            de: 'Stöbern',
            it: 'Consultare il catalogo',
          },
        },
        {
          icon: 'book-open',
          ...nomenclature,
          description: {
            fr: 'Tous les remèdes, en une liste à imprimer.',
            en: 'All the remedies on one printable list.',
            de: 'Alle Mittel auf einer Liste zum Ausdrucken.',
            it: 'Tutti i rimedi, in un elenco da stampare.',
          },
        },
        {
          icon: 'certificate',
          title: {
            fr: 'Choisir un thérapeute',
            en: 'Choosing a therapist',
            de: 'Eine Therapeutin oder einen Therapeuten wählen',
            it: 'Scegliere un terapista',
          },
          description: {
            fr: 'Registres et associations, et ce qu’ils attestent.',
            en: 'Registers and associations, and what they certify.',
            de: 'Register und Verbände und was sie bescheinigen.',
            it: 'Registri e associazioni, e che cosa attestano.',
          },
          button_link: 'page:resources.associations',
          button_text: {
            fr: 'S’informer',
            en: 'Read more',
            de: 'Mehr erfahren',
            it: 'Saperne di più',
          },
        },
        {
          icon: 'chat-circle',
          title: {
            fr: 'Rien près de chez vous ?',
            en: 'Nothing near you?',
            de: 'Nichts in Ihrer Nähe?',
            it: 'Nulla nelle Sue vicinanze?',
          },
          description: {
            fr: 'Dites-nous où vous habitez : nous connaissons la région.',
            en: 'Tell us where you live; we know the region.',
            de: 'Sagen Sie uns, wo Sie wohnen; wir kennen die Gegend.',
            it: 'Ci dica dove abita; conosciamo la regione.',
          },
          button_link: 'page:contact',
          button_text: {
            fr: 'Nous écrire',
            en: 'Write to us',
            de: 'Schreiben Sie uns',
            it: 'Scriverci',
          },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Vous travaillez dans le domaine de la santé ?',
        en: 'Do you work in healthcare?',
        de: 'Sind Sie vom Fach?',
        it: 'Lavora nel settore sanitario?',
      },
      text: {
        fr: 'Vous travaillez avec nos remèdes et souhaitez figurer dans la liste ? Écrivez à info@trois-sources.example en indiquant votre nom, votre adresse, votre catégorie et, si vous en avez un, votre site. L’inscription est gratuite ; vous pouvez la faire corriger ou retirer à tout moment.',
        en: 'Do you work with our remedies and wish to be listed? Write to info@trois-sources.example with your name, your address, your category and your website, if you have one. The listing is free; you can have it corrected or removed at any time.',
        de: 'Sie arbeiten mit unseren Mitteln und möchten im Verzeichnis erscheinen? Schreiben Sie an info@trois-sources.example mit Name, Adresse, Kategorie und, falls vorhanden, Website. Der Eintrag ist kostenlos; Sie können ihn jederzeit berichtigen oder löschen lassen.',
        it: 'Lavora con i nostri rimedi e desidera figurare nell’elenco? Scriva a info@trois-sources.example indicando nome, indirizzo, categoria e, se ne ha uno, il sito. L’inserimento è gratuito; può farlo correggere o togliere in ogni momento.',
      },
    },
  ],
}
