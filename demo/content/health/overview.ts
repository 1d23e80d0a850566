import type { PageText } from '../page-text.ts'

export const overview: PageText = {
  key: 'health',
  title: { fr: 'Santé', en: 'Health', de: 'Gesundheit', it: 'Salute' },
  description: {
    fr: 'Dix thèmes de santé, des allergies au mal des transports : usages traditionnels des plantes, gestes simples du quotidien et signes qui demandent un avis.',
    en: 'Ten health topics, from allergies to travel sickness: traditional uses of plants, simple everyday habits and signs that call for medical advice.',
    de: 'Zehn Gesundheitsthemen, von Allergien bis Reisekrankheit: traditionelle Pflanzenanwendungen, einfache Gewohnheiten und Zeichen, die ärztlichen Rat verlangen.',
    it: 'Dieci temi di salute, dalle allergie al mal di viaggio: usi tradizionali delle piante, gesti semplici di ogni giorno e segni che richiedono un parere.',
  },
  lead: {
    fr: 'Dix thèmes, racontés simplement : ce que la tradition en a retenu, quelques gestes du quotidien, et les signes qui demandent un avis médical.',
    en: 'Ten topics, plainly told: what tradition has kept, a few everyday habits, and the signs that call for medical advice.',
    de: 'Zehn Themen, schlicht erzählt: was die Tradition bewahrt hat, einige Gewohnheiten für den Alltag und die Zeichen, die ärztlichen Rat verlangen.',
    it: 'Dieci temi, raccontati con semplicità: che cosa ha conservato la tradizione, qualche gesto di ogni giorno e i segni che richiedono un parere medico.',
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
        fr: 'Les plantes et les souches que nous nommons sont celles que la tradition associe à un thème. Les nommer n’est pas promettre un résultat. Ces pages ne posent pas de diagnostic et ne remplacent pas un avis médical.\n\nEn cas de doute, pour un enfant, pendant la grossesse ou si des troubles durent, adressez-vous à un professionnel de santé. Urgences : 144. Intoxications : Tox Info Suisse, 145, jour et nuit.',
        en: 'The plants and stocks we name are those that tradition links with a topic. To name them is not to promise a result. These pages make no diagnosis and do not replace medical advice.\n\nIf in doubt, for a child, during pregnancy or if complaints persist, see a health professional. Emergencies: 144. Poisoning: Tox Info Suisse, 145, day and night.',
        de: 'Die Pflanzen und Grundstoffe, die wir nennen, sind jene, die die Tradition mit einem Thema verbindet. Sie zu nennen heisst nicht, ein Ergebnis zu versprechen. Diese Seiten stellen keine Diagnose und ersetzen keinen ärztlichen Rat.\n\nIm Zweifel, bei Kindern, in der Schwangerschaft oder wenn Beschwerden anhalten, wenden Sie sich an eine Fachperson. Notruf: 144. Vergiftungen: Tox Info Suisse, 145, Tag und Nacht.',
        it: 'Le piante e i ceppi che nominiamo sono quelli che la tradizione associa a un tema. Nominarli non significa promettere un risultato. Queste pagine non formulano diagnosi e non sostituiscono un parere medico.\n\nIn caso di dubbio, per un bambino, in gravidanza o se i disturbi persistono, si rivolga a un professionista. Emergenze: 144. Intossicazioni: Tox Info Suisse, 145, giorno e notte.',
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
            en: '**144**, ambulance, everywhere in Switzerland, day and night. **145**, Tox Info Suisse, when something has been swallowed. **143**, the helpline, to talk.',
            de: '**144**, Ambulanz, in der ganzen Schweiz, Tag und Nacht. **145**, Tox Info Suisse, wenn etwas verschluckt wurde. **143**, Die Dargebotene Hand, zum Reden.',
            it: '**144**, ambulanza, in tutta la Svizzera, giorno e notte. **145**, Tox Info Suisse, quando è stato ingerito qualcosa. **143**, Telefono Amico, per parlare.',
          },
        },
        {
          icon: 'map-pin',
          title: {
            fr: 'Près de chez vous',
            en: 'Close to home',
            de: 'In Ihrer Nähe',
            it: 'Vicino a casa',
          },
          text: {
            fr: 'Une pharmacie ou une droguerie vous reçoit sans rendez-vous. Quatre cents adresses qui travaillent avec nous figurent sur la carte.',
            en: 'A pharmacy or drugstore sees you without an appointment. Four hundred addresses that work with us are on the map.',
            de: 'Eine Apotheke oder Drogerie empfängt Sie ohne Termin. Vierhundert Adressen, die mit uns arbeiten, stehen auf der Karte.',
            it: 'Una farmacia o una drogheria La riceve senza appuntamento. Sulla mappa figurano quattrocento indirizzi che lavorano con noi.',
          },
          button_text: {
            fr: 'Ouvrir la carte',
            en: 'Open the map',
            de: 'Karte öffnen',
            it: 'Aprire la mappa',
          },
          button_link: 'page:resources.where',
        },
        {
          icon: 'book-open',
          title: {
            fr: 'Pour en savoir plus',
            en: 'To read more',
            de: 'Zum Weiterlesen',
            it: 'Per saperne di più',
          },
          text: {
            fr: 'Qu’est-ce qu’une dilution, un macérat, une teinture ? Nos pages de médecine l’expliquent, une thérapie après l’autre.',
            en: 'What is a dilution, a macerate, a tincture? Our pages on medicine explain, one therapy after the other.',
            de: 'Was ist eine Verdünnung, ein Mazerat, eine Tinktur? Unsere Seiten zur Medizin erklären es, eine Therapie nach der anderen.',
            it: 'Che cos’è una diluizione, un macerato, una tintura? Le nostre pagine di medicina lo spiegano, una terapia dopo l’altra.',
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
