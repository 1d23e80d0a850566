import type { PageText } from '../page-text.ts'
import { findAddress } from '../shared-texts.ts'

export const overview: PageText = {
  key: 'health',
  title: { fr: 'Santé', en: 'Health', de: 'Gesundheit', it: 'Salute' },
  description: {
    fr: 'Dix thèmes de santé, des allergies au mal des transports : usages traditionnels des plantes, gestes simples du quotidien et symptômes d’alerte.',
    en: 'Ten health topics, from allergies to travel sickness: traditional uses of plants, simple everyday habits and symptoms that call for medical advice.',
    de: 'Zehn Gesundheitsthemen, von Allergien bis Reisekrankheit: traditionelle Pflanzenanwendungen, einfache Gewohnheiten und Warnzeichen für den Arztbesuch.',
    it: 'Dieci temi di salute, dalle allergie al mal di viaggio: usi tradizionali delle piante, semplici abitudini e segnali d’allarme che richiedono un parere medico.',
  },
  lead: {
    fr: 'Dix thèmes, racontés simplement : ce que la tradition en a retenu, quelques gestes du quotidien et les symptômes qui demandent un avis médical.',
    en: 'Ten topics in plain words: what tradition has handed down, a few everyday habits, and the symptoms that call for medical advice.',
    de: 'Zehn Themen, schlicht erzählt: was die Tradition bewahrt hat, einige Gewohnheiten für den Alltag und Warnzeichen, bei denen Sie ärztlichen Rat brauchen.',
    it: 'Dieci temi, raccontati con semplicità: che cosa tramanda la tradizione, qualche abitudine di ogni giorno e i segnali d’allarme che richiedono un parere medico.',
  },
  blocks: [
    {
      type: 'health_topics_display',
      title: { fr: 'Dix thèmes', en: 'Ten topics', de: 'Zehn Themen', it: 'Dieci temi' },
    },
    {
      type: 'text',
      heading: {
        fr: 'Comment lire ces pages',
        en: 'How to read these pages',
        de: 'Wie Sie diese Seiten lesen',
        it: 'Come leggere queste pagine',
      },
      text: {
        fr: 'Les plantes que nous nommons sont celles que la tradition associe à un thème. Les nommer n’est pas promettre un résultat. Ces pages ne posent pas de diagnostic et ne remplacent pas un avis médical.\n\nEn cas de doute, pour un enfant, pendant la grossesse ou si les troubles persistent, adressez-vous à un professionnel de santé. Urgences : 144. Intoxications : Tox Info Suisse, 145, jour et nuit.',
        en: 'The plants we name are those that tradition links with a topic. To name them is not to promise a result. These pages make no diagnosis and do not replace medical advice.\n\nIf in doubt, for a child, during pregnancy or if complaints persist, see a health professional. Emergencies: 144. Poisoning: Tox Info Suisse, 145, day and night.',
        de: 'Wir nennen Pflanzen, welche die Tradition mit einem Thema verbindet, und Produkte aus unserem Sortiment. Sie zu nennen heisst nicht, ein Ergebnis zu versprechen. Diese Seiten stellen keine Diagnose und ersetzen keinen ärztlichen Rat.\n\nIm Zweifel, bei Kindern, in der Schwangerschaft oder wenn Beschwerden anhalten, wenden Sie sich an eine Fachperson. Notruf: 144. Vergiftungen: Tox Info Suisse, 145, Tag und Nacht.',
        it: 'Nominiamo piante che la tradizione associa a un tema e prodotti del nostro catalogo. Nominarli non significa promettere un risultato. Queste pagine non formulano diagnosi e non sostituiscono un parere medico.\n\nIn caso di dubbio, per un bambino, in gravidanza o se i disturbi persistono, si rivolga a un professionista della salute. Emergenze: 144. Intossicazioni: Tox Info Suisse, 145, giorno e notte.',
      },
    },
    {
      type: 'three_columns',
      title: {
        fr: 'À qui s’adresser',
        en: 'Where to turn',
        de: 'An wen Sie sich wenden',
        it: 'A chi rivolgersi',
      },
      columns: [
        {
          icon: 'phone',
          title: { fr: 'Urgences', en: 'Emergencies', de: 'Notfall', it: 'Emergenze' },
          text: {
            fr: '**144**, ambulance, partout en Suisse, jour et nuit. **145**, Tox Info Suisse, lorsqu’une substance a été avalée. **143**, La Main Tendue, pour parler.',
            en: '**144**, ambulance, everywhere in Switzerland, day and night. **145**, Tox Info Suisse, when something has been swallowed. **143**, La Main Tendue / Die Dargebotene Hand, if you need to talk.',
            de: '**144**, Ambulanz, in der ganzen Schweiz, Tag und Nacht. **145**, Tox Info Suisse, bei Verdacht auf eine Vergiftung. **143**, die Dargebotene Hand, wenn Sie jemanden zum Reden brauchen.',
            it: '**144**, ambulanza, in tutta la Svizzera, giorno e notte. **145**, Tox Info Suisse, quando è stato ingerito qualcosa. **143**, Telefono Amico, quando ha bisogno di parlare.',
          },
        },
        {
          icon: 'map-pin',
          title: {
            fr: 'Près de chez vous',
            en: 'Close to home',
            de: 'In Ihrer Nähe',
            it: 'Nelle Sue vicinanze',
          },
          text: {
            fr: 'Une pharmacie ou une droguerie vous reçoit sans rendez-vous. Quatre cents adresses travaillent avec nos remèdes.',
            en: 'No appointment is needed at a pharmacy or drugstore. Four hundred addresses work with our remedies.',
            de: 'Eine Apotheke oder Drogerie berät Sie ohne Termin. Vierhundert Adressen, die mit uns zusammenarbeiten, finden Sie hier.',
            it: 'Una farmacia o una drogheria La consiglia senza appuntamento. Qui trova quattrocento indirizzi che lavorano con noi.',
          },
          button_text: findAddress,
          button_link: 'page:resources.where',
        },
        {
          icon: 'book-open',
          title: {
            fr: 'Pour en savoir plus',
            en: 'Further reading',
            de: 'Zum Weiterlesen',
            it: 'Per saperne di più',
          },
          text: {
            fr: 'Qu’est-ce qu’une dilution, un macérat, une teinture ? Nos pages de médecine l’expliquent, une thérapie après l’autre.',
            en: 'What is a dilution, a macerate, a tincture? Our pages on medicine explain, one therapy after the other.',
            de: 'Was ist eine Potenz, ein Mazerat, eine Tinktur? Unsere Seiten erklären es, Therapie für Therapie.',
            it: 'Che cos’è una diluizione, un macerato, una tintura? Le nostre pagine lo spiegano, terapia per terapia.',
          },
          button_text: {
            fr: 'Les thérapies',
            en: 'The therapies',
            de: 'Die Therapien',
            it: 'Le terapie',
          },
          button_link: 'page:medicine.homeopathy',
        },
      ],
    },
  ],
}
