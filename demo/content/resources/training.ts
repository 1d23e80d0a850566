import { pageAddress } from '../page-address.ts'
import type { PageText } from '../page-text.ts'
import { gardenTerraces, laboratory } from '../shared-texts.ts'

const bookPlace = {
  fr: 'Réserver une place',
  en: 'Book a place',
  de: 'Platz reservieren',
  it: 'Prenotare un posto',
}

export const training: PageText = {
  key: 'resources.training',
  title: {
    fr: 'Formation',
    en: 'Training',
    de: 'Aus- und Weiterbildung',
    it: 'Formazione',
  },
  description: {
    fr: 'Cours, webinaires et visites pour les professionnels : apprendre à lire une dilution, à composer un mélange et à reconnaître les plantes du jardin.',
    en: 'Courses, webinars and visits for professionals: learning to read a dilution, to create a mixture and to recognise the plants of the garden.',
    de: 'Kurse, Webinare und Besuche für Fachpersonen: eine Potenz lesen, eine Mischung zusammenstellen und die Pflanzen des Gartens erkennen.',
    it: 'Corsi, webinar e visite per professionisti: imparare a leggere una diluizione, a comporre una miscela e a riconoscere le piante del giardino.',
  },
  lead: {
    fr: 'Nous expliquons volontiers ce que nous faisons : en salle, au jardin ou à l’écran.',
    en: 'We are glad to explain what we do: in the classroom, in the garden or on screen.',
    de: 'Wir erklären gern, was wir tun: im Kursraum, im Garten oder am Bildschirm.',
    it: 'Spieghiamo volentieri che cosa facciamo: in aula, in giardino o sullo schermo.',
  },
  blocks: [
    {
      type: 'webinar_banner',
      title: {
        fr: 'Les bourgeons, de la haie au flacon',
        en: 'Buds, from hedge to bottle',
        de: 'Knospen, von der Hecke bis zur Flasche',
        it: 'Le gemme, dalla siepe al flacone',
      },
      text: {
        fr: 'Nonante minutes avec Nadia Ferrero, botaniste, et Anne-Lise Roch, pharmacienne responsable. Questions en français et en allemand.',
        en: 'Ninety minutes with Nadia Ferrero, botanist, and Anne-Lise Roch, pharmacist in charge. Questions in French and German.',
        de: 'Neunzig Minuten mit Nadia Ferrero, Botanikerin, und Anne-Lise Roch, fachtechnisch verantwortliche Apothekerin. Fragen auf Deutsch und Französisch.',
        it: 'Novanta minuti con Nadia Ferrero, botanica, e Anne-Lise Roch, farmacista responsabile tecnica. Domande in francese e in tedesco.',
      },
      date: '2027-02-11',
      time: '19:00',
      link: pageAddress('resources.training', {}, 'webinar-form'),
      button_text: { fr: 'S’inscrire', en: 'Register', de: 'Anmelden', it: 'Iscriversi' },
      image: 'scene-buds',
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Trois cours en 2027',
        en: 'Three courses in 2027',
        de: 'Drei Kurse im Jahr 2027',
        it: 'Tre corsi nel 2027',
      },
      columns: [
        {
          icon: 'flask',
          title: { fr: 'Cours de base', en: 'Basic course', de: 'Grundkurs', it: 'Corso di base' },
          text: {
            fr: '**Samedi 13 mars ou 6 novembre 2027**, de 9 h à 17 h, à Carouge. Échelles, formes, droit suisse des médicaments, et une dilution préparée de vos mains. 12 places, 180 CHF, repas compris.',
            en: '**Saturday, 13 March or 6 November 2027**, 9 a.m. to 5 p.m., in Carouge. Scales, forms, Swiss law on medicines, and a dilution made with your own hands. 12 places, CHF 180, lunch included.',
            de: '**Samstag, 13. März oder 6. November 2027**, 9 bis 17 Uhr, in Carouge. Potenzreihen, Formen, Schweizer Heilmittelrecht (HMG) und eine selbst hergestellte Potenz. 12 Plätze, CHF 180.–, Mittagessen inbegriffen.',
            it: '**Sabato 13 marzo o 6 novembre 2027**, dalle 9 alle 17, a Carouge. Scale, forme, diritto svizzero degli agenti terapeutici (LATer) e una diluizione fatta con le Sue mani. 12 posti, CHF 180.–, pranzo compreso.',
          },
          button_text: bookPlace,
          button_link: 'page:contact',
        },
        {
          icon: 'plant',
          title: {
            fr: 'Le jardin en mai',
            en: 'The garden in May',
            de: 'Der Garten im Mai',
            it: 'Il giardino a maggio',
          },
          text: {
            fr: '**Samedi 22 mai 2027**, de 9 h à 15 h, au pied du Salève. Reconnaître soixante plantes, cueillir, mettre sous presse ; avec Nadia Ferrero. 12 places, 120 CHF.',
            en: '**Saturday, 22 May 2027**, 9 a.m. to 3 p.m., at the foot of the Salève. Recognising sixty plants, picking, pressing; with Nadia Ferrero. 12 places, CHF 120.',
            de: '**Samstag, 22. Mai 2027**, 9 bis 15 Uhr, am Fuss des Salève. Sechzig Pflanzen erkennen, pflücken, pressen; mit Nadia Ferrero. 12 Plätze, CHF 120.–.',
            it: '**Sabato 22 maggio 2027**, dalle 9 alle 15, ai piedi del Salève. Riconoscere sessanta piante, raccogliere, pressare; con Nadia Ferrero. 12 posti, CHF 120.–.',
          },
          button_text: bookPlace,
          button_link: 'page:contact',
        },
        {
          icon: 'scales',
          title: {
            fr: 'Mélanges et étiquettes',
            en: 'Mixtures and labels',
            de: 'Mischungen und Etiketten',
            it: 'Miscele ed etichette',
          },
          text: {
            fr: '**Samedi 18 septembre 2027**, de 9 h à 16 h, à Carouge. Composer une formule, choisir le véhicule, étiqueter selon la loi. 10 places, 160 CHF.',
            en: '**Saturday, 18 September 2027**, 9 a.m. to 4 p.m., in Carouge. Creating a formula, choosing the vehicle, labelling as the law requires. 10 places, CHF 160.',
            de: '**Samstag, 18. September 2027**, 9 bis 16 Uhr, in Carouge. Eine Rezeptur zusammenstellen, die Trägerflüssigkeit wählen, gesetzeskonform beschriften. 12 Plätze, CHF 160.–.',
            it: '**Sabato 18 settembre 2027**, dalle 9 alle 16, a Carouge. Comporre una formula, scegliere il veicolo, etichettare secondo la legge. 12 posti, CHF 160.–.',
          },
          button_text: bookPlace,
          button_link: 'page:contact',
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Cours et webinaires',
        en: 'Courses and webinars',
        de: 'Kurse und Webinare',
        it: 'Corsi e webinar',
      },
      text: {
        fr: '- **Cours de base** : une journée, à Carouge, deux fois par an. Pharmacie homéopathique, échelles, formes, droit suisse des médicaments.\n- **Module au jardin** : en mai. Reconnaissance des plantes et cueillette des jeunes pousses.\n- **Webinaires** : trois soirs par saison, nonante minutes sur une question de métier, en français et en allemand.\n\nLes webinaires sont gratuits pour nos clientes et clients.',
        en: '- **Basic course**: one day, in Carouge, twice a year. Homeopathic pharmacy, scales, forms, Swiss law on medicines.\n- **Garden module**: in May. Recognising plants and picking young shoots.\n- **Webinars**: three evenings a season, ninety minutes on a practical question, in French or German.\n\nThe webinars are free for registered customers.',
        de: '- **Grundkurs**: ein Tag, zweimal im Jahr in Carouge. Homöopathische Pharmazie, Potenzreihen, Formen, Schweizer Heilmittelrecht (HMG).\n- **Modul im Garten**: im Mai. Pflanzen erkennen und junge Triebe ernten.\n- **Webinare**: drei Abende pro Saison, neunzig Minuten zu einer Frage aus der Praxis, auf Deutsch und Französisch.\n\nFür registrierte Kundinnen und Kunden sind die Webinare kostenlos.',
        it: '- **Corso di base**: una giornata, a Carouge, due volte l’anno. Farmacia omeopatica, scale, forme, diritto svizzero degli agenti terapeutici (LATer).\n- **Modulo in giardino**: a maggio. Riconoscimento delle piante e raccolta dei giovani getti.\n- **Webinar**: tre sere per stagione, novanta minuti su una questione pratica, in francese o in tedesco.\n\nI webinar sono gratuiti per i clienti registrati.',
      },
    },
    {
      type: 'two_images',
      layout: 'left',
      images: [
        {
          image: 'scene-mixing',
          alt: {
            fr: 'Une table de laboratoire prête pour un groupe',
            en: 'A laboratory table ready for a group',
            de: 'Ein Labortisch, bereit für eine Gruppe',
            it: 'Un tavolo di laboratorio pronto per un gruppo',
          },
          title: {
            fr: 'À Carouge, la main à la pâte',
            en: 'In Carouge, hands-on',
            de: 'In Carouge: selbst Hand anlegen',
            it: 'A Carouge, mani all’opera',
          },
          text: {
            fr: 'Douze personnes autour de la grande table, un mortier chacune. On repart avec son flacon, étiqueté.',
            en: 'Twelve people around the long table, a mortar each. Everyone leaves with a bottle, duly labelled.',
            de: 'Zwölf Personen am langen Tisch, jede mit einem Mörser. Am Schluss nehmen alle ihre beschriftete Flasche mit.',
            it: 'Dodici persone attorno al lungo tavolo, un mortaio ciascuna. Alla fine ognuno porta via il proprio flacone, etichettato.',
          },
          link: 'page:company.lab',
          button_text: laboratory,
        },
        {
          image: 'scene-garden',
          alt: gardenTerraces,
          title: {
            fr: 'Au jardin, les yeux ouverts',
            en: 'In the garden, eyes open',
            de: 'Im Garten: die Augen offen halten',
            it: 'In giardino, gli occhi aperti',
          },
          text: {
            fr: 'De mars à octobre, par tous les temps sauf l’orage. Le bus s’arrête à dix minutes à pied.',
            en: 'From March to October, in all weathers except thunderstorms. The bus stops ten minutes’ walk away.',
            de: 'Von März bis Oktober, bei jedem Wetter ausser Gewitter. Die Bushaltestelle ist zehn Gehminuten entfernt.',
            it: 'Da marzo a ottobre, con qualsiasi tempo, tranne i temporali. La fermata del bus è a dieci minuti a piedi.',
          },
          link: 'page:company.garden',
          button_text: { fr: 'Le jardin', en: 'The garden', de: 'Der Garten', it: 'Il giardino' },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Visites et écoles',
        en: 'Visits and schools',
        de: 'Besuche und Schulen',
        it: 'Visite e scuole',
      },
      text: {
        fr: 'Nous recevons les classes des écoles de pharmacie, de droguerie et de thérapies complémentaires, par groupes de douze au plus. La visite dure deux heures et se termine par une dilution que chacun prépare soi-même.\n\nNous ne délivrons pas de titre professionnel. Les attestations de cours indiquent le thème et le nombre d’heures ; chaque association décide de leur reconnaissance.',
        en: 'We welcome classes from schools of pharmacy, drugstore colleges and complementary therapy schools, in groups of twelve at most. The visit lasts two hours and ends with a dilution that everyone prepares for themselves.\n\nWe award no professional title. Our course certificates state the subject and the number of hours; each association decides whether to recognise them.',
        de: 'Wir empfangen Klassen von Pharmazie-, Drogisten- und Komplementärtherapieschulen in Gruppen von höchstens zwölf Personen. Der Besuch dauert zwei Stunden und endet mit einer Potenz, die jede und jeder selbst herstellt.\n\nWir verleihen keine Berufstitel. Die Kursbestätigungen nennen Thema und Stundenzahl; über die Anerkennung entscheidet jeder Verband selbst.',
        it: 'Accogliamo classi delle scuole di farmacia, di drogheria e di terapie complementari, in gruppi di dodici persone al massimo. La visita dura due ore e si chiude con una diluizione che ognuno prepara da sé.\n\nNon rilasciamo titoli professionali. Gli attestati di corso indicano il tema e il numero di ore; ogni associazione decide se riconoscerli.',
      },
    },
    {
      type: 'webinar_form',
      title: {
        fr: 'Inscription au webinaire',
        en: 'Register for the webinar',
        de: 'Anmeldung zum Webinar',
        it: 'Iscrizione al webinar',
      },
      text: {
        fr: 'Jeudi 11 février 2027, 19 h. Le lien vous sera envoyé la veille par e-mail.',
        en: 'Thursday, 11 February 2027, 7 p.m. You will be e-mailed the link the day before.',
        de: 'Donnerstag, 11. Februar 2027, 19 Uhr. Den Link erhalten Sie am Vortag per E-Mail.',
        it: 'Giovedì 11 febbraio 2027, ore 19. Riceverà il link per e-mail il giorno prima.',
      },
    },
  ],
}
