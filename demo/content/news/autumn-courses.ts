import type { Post } from '../page-text.ts'

export const autumnCourses: Post = {
  key: 'news.autumn-courses',
  date: '2026-09-03',
  slug: {
    fr: 'cours-2026-2027',
    en: 'courses-2026-2027',
    de: 'kurse-2026-2027',
    it: 'corsi-2026-2027',
  },
  title: {
    fr: 'Les cours de la nouvelle saison',
    en: 'The courses of the new season',
    de: 'Die Kurse der neuen Saison',
    it: 'I corsi della nuova stagione',
  },
  description: {
    fr: 'Deux journées à Carouge, une matinée dans la haie et des soirées en ligne : le programme 2026–2027 des cours du Laboratoire Trois-Sources.',
    en: 'Two days in Carouge, a morning in the hedge and evenings online: the 2026–2027 programme of courses at Laboratoire Trois-Sources, Geneva.',
    de: 'Zwei Tage in Carouge, ein Morgen in der Hecke und Abende online: das Kursprogramm 2026–2027 des Laboratoire Trois-Sources in Genf.',
    it: 'Due giornate a Carouge, una mattina nella siepe e alcune serate online: il programma 2026–2027 dei corsi del Laboratoire Trois-Sources.',
  },
  lead: {
    fr: 'Deux journées au laboratoire, une matinée au jardin et trois soirées en ligne, de novembre à mai.',
    en: 'Two days in the laboratory, a morning in the garden and three evenings online, from November to May.',
    de: 'Zwei Tage im Labor, ein Morgen im Garten und drei Abende online, von November bis Mai.',
    it: 'Due giornate in laboratorio, una mattina in giardino e tre serate online, da novembre a maggio.',
  },
  picture: 'echinacea',
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Voir faire, puis faire',
        en: 'Watch, then do',
        de: 'Zusehen, dann selber machen',
        it: 'Guardare, poi fare',
      },
      text: {
        fr: 'Nos cours s’adressent aux professionnels qui veulent savoir ce qui se passe avant l’étiquette. On y pèse, on y dilue, on y compte ; on y pose surtout des questions. Douze places par journée, un repas à la grande table, et une attestation à la fin.',
        en: 'Our courses are for professionals who want to know what happens before the label. You weigh, dilute and count; above all, you ask questions. Twelve places a day, a meal at the long table, and a certificate of attendance at the end.',
        de: 'Unsere Kurse richten sich an Fachpersonen, die wissen möchten, was vor der Etikette geschieht. Man wägt, verdünnt und zählt; vor allem stellt man Fragen. Zwölf Plätze pro Tag, ein Essen am langen Tisch und am Ende eine Kursbestätigung.',
        it: 'I nostri corsi si rivolgono ai professionisti che vogliono sapere che cosa succede prima dell’etichetta. Si pesa, si diluisce, si conta; soprattutto, si fanno domande. Dodici posti al giorno, un pranzo al grande tavolo e, alla fine, un attestato.',
      },
    },
    {
      type: 'two_images',
      layout: 'right',
      images: [
        {
          image: 'scene-buds',
          title: {
            fr: 'Dans la haie',
            en: 'In the hedge',
            de: 'In der Hecke',
            it: 'Nella siepe',
          },
          text: {
            fr: 'Un matin de fin février, date fixée par les bourgeons, annoncée trois jours avant.',
            en: 'One morning in late February: the buds set the date, and we announce it three days ahead.',
            de: 'Ein Morgen Ende Februar: Das Datum bestimmen die Knospen, wir melden es drei Tage vorher.',
            it: 'Una mattina di fine febbraio: la data la fissano le gemme, noi la annunciamo tre giorni prima.',
          },
        },
        {
          image: 'scene-dilution',
          title: {
            fr: 'Dans la salle de dilution',
            en: 'In the dilution room',
            de: 'Im Potenzierraum',
            it: 'Nella sala di diluizione',
          },
          text: {
            fr: 'Une journée entière, de la teinture mère à la 6 CH, que vous emportez en souvenir.',
            en: 'A whole day, from the mother tincture to the 6 CH, which you take home as a keepsake.',
            de: 'Ein ganzer Tag, von der Urtinktur bis zur 6 CH, die Sie als Andenken mitnehmen.',
            it: 'Una giornata intera, dalla tintura madre alla 6 CH, che porterà a casa come ricordo.',
          },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Trois soirées en ligne',
        en: 'Three evenings online',
        de: 'Drei Abende online',
        it: 'Tre serate online',
      },
      text: {
        fr: '- **19 novembre** : lire une nomenclature\n- **11 février** : les bourgeons, avec Nadia Ferrero\n- **22 avril** : composer un mélange qui se prépare\n\nChaque soirée dure nonante minutes, questions comprises, en français et en allemand.',
        en: '- **19 November**: reading a nomenclature\n- **11 February**: buds, with Nadia Ferrero\n- **22 April**: creating a mixture that can be made\n\nEach evening lasts ninety minutes, questions included, in French and German.',
        de: '- **19. November**: eine Nomenklatur lesen\n- **11. Februar**: Knospen, mit Nadia Ferrero\n- **22. April**: Mischungen zusammenstellen, die sich herstellen lassen\n\nJeder Abend dauert neunzig Minuten, Fragen inbegriffen, auf Deutsch und Französisch.',
        it: '- **19 novembre**: leggere una nomenclatura\n- **11 febbraio**: le gemme, con Nadia Ferrero\n- **22 aprile**: comporre una miscela che si può preparare\n\nOgni serata dura novanta minuti, domande comprese, in francese e in tedesco.',
      },
    },
    {
      type: 'link_shop',
      image: 'ginkgo',
      icon_name: 'graduation-cap',
      title: {
        fr: 'Toutes les dates',
        en: 'All the dates',
        de: 'Alle Termine',
        it: 'Tutte le date',
      },
      text: {
        fr: 'Programme complet et inscription : voir la page des cours.',
        en: 'The full programme and registration are on the courses page.',
        de: 'Das ganze Programm und die Anmeldung finden Sie auf der Seite der Kurse.',
        it: 'Il programma completo e l’iscrizione si trovano nella pagina dei corsi.',
      },
      button_link: 'page:resources.training',
      button_text: {
        fr: 'Voir les cours',
        en: 'See the courses',
        de: 'Zu den Kursen',
        it: 'Vedere i corsi',
      },
    },
  ],
}
