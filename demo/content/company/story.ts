import type { PageText } from '../page-text.ts'
import { laboratory, ourStory } from '../shared-texts.ts'

export const story: PageText = {
  key: 'company.story',
  title: ourStory,
  description: {
    fr: 'De l’arrière-boutique d’une pharmacie, en 1947, au laboratoire de Carouge : l’histoire du Laboratoire Trois-Sources et des trois générations qui l’ont fait.',
    en: 'From the back room of a pharmacy in 1947 to the laboratory in Carouge: the story of Laboratoire Trois-Sources and the three generations behind it.',
    de: 'Vom Hinterzimmer einer Apotheke 1947 bis zum Labor in Carouge: die Geschichte des Laboratoire Trois-Sources und der drei Generationen dahinter.',
    it: 'Dal retrobottega di una farmacia, nel 1947, al laboratorio di Carouge: la storia del Laboratoire Trois-Sources e di tre generazioni di famiglia.',
  },
  lead: {
    fr: 'Tout commence dans une arrière-boutique, avec une table, des flacons de verre et l’eau de trois sources.',
    en: 'It all began in a back room, with a table, glass bottles and the water of three springs.',
    de: 'Alles beginnt in einem Hinterzimmer, mit einem Tisch, Glasflaschen und dem Wasser dreier Quellen.',
    it: 'Tutto comincia in un retrobottega, con un tavolo, qualche flacone di vetro e l’acqua di tre sorgenti.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Une pharmacie, trois sources',
        en: 'One pharmacy, three springs',
        de: 'Eine Apotheke, drei Quellen',
        it: 'Una farmacia, tre sorgenti',
      },
      text: {
        fr: 'La pharmacienne **Jeanne Vuillens** tient une petite officine à la campagne genevoise, près de trois sources qui sortent au pied du Salève. Les médecins homéopathes de la région font venir leurs remèdes de loin ; elle propose de les préparer elle-même. Le soir, dans l’arrière-boutique, elle dilue, dynamise et étiquette.\n\nLe bouche-à-oreille fait le reste. Près de huit décennies plus tard, la maison porte encore le nom des sources.',
        en: 'The pharmacist **Jeanne Vuillens** keeps a small dispensary in the Geneva countryside, near three springs that rise at the foot of the Salève. The homeopathic doctors of the region have their remedies sent from far away; she offers to prepare them herself. In the evenings, in the back room, she dilutes, shakes and labels.\n\nWord of mouth does the rest. Nearly eight decades later, the laboratory still bears the name of the springs.',
        de: 'Die Apothekerin **Jeanne Vuillens** führt eine kleine Offizin auf dem Genfer Land, nahe bei den drei Quellen, die am Fuss des Salève entspringen. Die homöopathischen Ärzte der Gegend beziehen ihre Mittel von weit her; sie bietet an, sie selbst herzustellen. Abends verdünnt, verschüttelt und beschriftet sie im Hinterzimmer.\n\nDen Rest besorgt die Mundpropaganda. Fast acht Jahrzehnte später trägt das Haus noch immer den Namen der Quellen.',
        it: 'La farmacista **Jeanne Vuillens** gestisce una piccola farmacia nella campagna ginevrina, vicino a tre sorgenti che sgorgano ai piedi del Salève. I medici omeopati della regione fanno arrivare i rimedi da lontano; lei propone di prepararli di persona. La sera, nel retrobottega, diluisce, dinamizza ed etichetta.\n\nIl resto lo fa il passaparola. Quasi otto decenni dopo, l’azienda porta ancora il nome delle sorgenti.',
      },
    },
    {
      type: 'history_display',
      title: {
        fr: 'Neuf dates',
        en: 'Nine dates',
        de: 'Neun Jahreszahlen',
        it: 'Nove date',
      },
      history_events: [
        {
          year: '1947',
          title: {
            fr: 'Une arrière-boutique',
            en: 'A back room',
            de: 'Ein Hinterzimmer',
            it: 'Un retrobottega',
          },
          text: {
            fr: 'Une table, des flacons de verre et l’eau des sources : Jeanne Vuillens prépare ses premières dilutions, après la fermeture, pour six médecins des environs.',
            en: 'A table, glass bottles and the water of the springs: after closing time Jeanne Vuillens prepares her first dilutions, for six doctors in the area.',
            de: 'Ein Tisch, Glasflaschen und das Wasser der Quellen: Nach Ladenschluss stellt Jeanne Vuillens ihre ersten Potenzen her, für sechs Ärzte aus der Umgebung.',
            it: 'Un tavolo, qualche flacone di vetro e l’acqua delle sorgenti: dopo la chiusura Jeanne Vuillens prepara le prime diluizioni, per sei medici dei dintorni.',
          },
          image: 'scene-mortar',
        },
        {
          year: '1954',
          title: {
            fr: 'Le premier cahier',
            en: 'The first notebook',
            de: 'Das erste Heft',
            it: 'Il primo quaderno',
          },
          text: {
            fr: 'Chaque préparation reçoit un numéro et une ligne à l’encre : la souche, l’étape, la date, le nom. Les cahiers ont changé de forme ; la règle est restée.',
            en: 'Each preparation is given a number and a line in ink: the substance, the step, the date, the preparer. The notebooks have changed; the rule has not.',
            de: 'Jede Herstellung erhält eine Nummer und eine Zeile in Tinte: Ausgangsstoff, Schritt, Datum, Handzeichen. Die Hefte sehen heute anders aus; die Regel ist geblieben.',
            it: 'Ogni preparazione riceve un numero e una riga a inchiostro: il ceppo, il passaggio, la data, la persona. I quaderni hanno cambiato forma; la regola è rimasta.',
          },
          image: 'scene-news',
        },
        {
          year: '1963',
          title: {
            fr: 'Le premier catalogue',
            en: 'The first catalogue',
            de: 'Der erste Katalog',
            it: 'Il primo catalogo',
          },
          text: {
            fr: 'Henri, le fils, rejoint sa mère. Il publie une liste de trois cents souches, tapée à la machine, ronéotypée et envoyée à quarante praticiens.',
            en: 'Henri, the son, joins his mother. He publishes a list of three hundred remedies, typed, duplicated and posted to forty practitioners.',
            de: 'Sohn Henri tritt in den Betrieb seiner Mutter ein. Er gibt eine Liste von dreihundert Ausgangsstoffen heraus, mit der Maschine geschrieben, vervielfältigt und an vierzig Praxen verschickt.',
            it: 'Il figlio Henri affianca la madre. Pubblica un elenco di trecento ceppi, battuto a macchina, ciclostilato e spedito a quaranta professionisti.',
          },
        },
        {
          year: '1978',
          title: {
            fr: 'L’atelier de Carouge',
            en: 'The workshop in Carouge',
            de: 'Die Werkstatt in Carouge',
            it: 'L’atelier di Carouge',
          },
          text: {
            fr: 'Le laboratoire s’installe dans un ancien atelier d’horlogerie. Les hautes fenêtres donnent au nord : une lumière égale, faite pour le travail précis.',
            en: 'The laboratory moves into a former watchmaking workshop. Its tall windows face north: an even light, made for precise work.',
            de: 'Das Labor zieht in eine frühere Uhrmacherwerkstatt. Die hohen Fenster gehen nach Norden: gleichmässiges Licht, wie geschaffen für genaue Arbeit.',
            it: 'Il laboratorio si trasferisce in un ex atelier di orologeria. Le alte finestre guardano a nord: una luce uniforme, fatta per il lavoro preciso.',
          },
          image: 'scene-lab',
        },
        {
          year: '1991',
          title: {
            fr: 'Le pré devient jardin',
            en: 'The meadow becomes a garden',
            de: 'Aus der Wiese wird ein Garten',
            it: 'Il prato diventa giardino',
          },
          text: {
            fr: 'La famille rachète le pré voisin de la première pharmacie et y plante un [jardin médicinal](page:company.garden).',
            en: 'The family buys back the meadow beside the first pharmacy and plants a [medicinal garden](page:company.garden) there.',
            de: 'Die Familie kauft die Wiese neben der ersten Apotheke zurück und legt einen [Arzneipflanzengarten](page:company.garden) an.',
            it: 'La famiglia ricompra il prato accanto alla prima farmacia e vi crea un [giardino di piante medicinali](page:company.garden).',
          },
          image: 'scene-garden',
        },
        {
          year: '1998',
          title: {
            fr: 'Les premiers bourgeons',
            en: 'The first buds',
            de: 'Die ersten Knospen',
            it: 'Le prime gemme',
          },
          text: {
            fr: 'La haie a sept ans. On y cueille cassis, tilleul et aubépine, et le catalogue s’ouvre aux macérats de bourgeons.',
            en: 'The hedge is seven years old. Blackcurrant, lime tree and hawthorn are picked from it, and the catalogue opens to bud macerates.',
            de: 'Die Hecke ist sieben Jahre alt. Gepflückt werden Schwarze Johannisbeere, Linde und Weissdorn, und das Sortiment wächst um die Knospenmazerate.',
            it: 'La siepe ha sette anni. Vi si raccolgono ribes nero, tiglio e biancospino, e il catalogo si arricchisce dei macerati di gemme.',
          },
          image: 'scene-buds',
        },
        {
          year: '2009',
          title: {
            fr: 'La troisième génération',
            en: 'The third generation',
            de: 'Die dritte Generation',
            it: 'La terza generazione',
          },
          text: {
            fr: 'Claire Vuillens, petite-fille de la fondatrice, prend la direction. L’ordinateur remplace la machine à écrire ; la machine reste sur son étagère.',
            en: 'Claire Vuillens, the founder’s granddaughter, takes charge. The computer replaces the typewriter; the typewriter keeps its place on the shelf.',
            de: 'Claire Vuillens, die Enkelin der Gründerin, übernimmt die Leitung. Der Computer löst die Schreibmaschine ab; die Maschine behält ihren Platz im Regal.',
            it: 'Claire Vuillens, nipote della fondatrice, assume la direzione. Il computer sostituisce la macchina da scrivere, che resta però sul suo scaffale.',
          },
        },
        {
          year: '2017',
          title: {
            fr: 'Une salle pour les crèmes',
            en: 'A room for creams',
            de: 'Ein Raum für Cremen',
            it: 'Una sala per le creme',
          },
          text: {
            fr: 'Crèmes et suppositoires quittent un coin de table pour une salle à l’air filtré, au premier étage. Sur le toit, des panneaux solaires.',
            en: 'Creams and suppositories leave the corner of a table for a room with filtered air on the first floor. On the roof, solar panels.',
            de: 'Cremen und Zäpfchen ziehen von einer Tischecke in einen Raum mit gefilterter Luft im ersten Stock. Auf das Dach kommt eine Solaranlage.',
            it: 'Creme e supposte lasciano l’angolo di un tavolo per una sala con aria filtrata, al primo piano. Sul tetto si installano i pannelli solari.',
          },
          image: 'creme',
        },
        {
          year: '2026',
          title: {
            fr: 'Les mélanges en ligne',
            en: 'Mixtures online',
            de: 'Mischungen online',
            it: 'Le miscele online',
          },
          text: {
            fr: 'Ce qui se dictait au téléphone se [compose aussi à l’écran](page:shop.make_your_own), à toute heure.',
            en: 'What used to be dictated over the telephone can also be [created on screen](page:shop.make_your_own), at any hour.',
            de: 'Was bisher am Telefon diktiert wurde, lässt sich nun auch [am Bildschirm zusammenstellen](page:shop.make_your_own), zu jeder Stunde.',
            it: 'Ciò che si dettava al telefono ora si [compone anche online](page:shop.make_your_own), a qualsiasi ora.',
          },
          image: 'scene-mixing',
        },
      ],
    },
    {
      type: 'quote',
      quote: {
        fr: 'La balance se trompe rarement ; la main, quelquefois.',
        en: 'The balance is seldom wrong; the hand sometimes is.',
        de: 'Die Waage irrt sich selten, die Hand zuweilen.',
        it: 'La bilancia sbaglia di rado; la mano, qualche volta.',
      },
      quote_line_2: {
        fr: 'C’est pourquoi nous comptons à voix haute.',
        en: 'That is why we count aloud.',
        de: 'Darum zählen wir laut.',
        it: 'Per questo contiamo ad alta voce.',
      },
      quotee: {
        fr: 'Jeanne Vuillens, fondatrice, 1951',
        en: 'Jeanne Vuillens, founder, 1951',
        de: 'Jeanne Vuillens, Gründerin, 1951',
        it: 'Jeanne Vuillens, fondatrice, 1951',
      },
    },
    {
      type: 'text',
      heading: { fr: 'Aujourd’hui', en: 'Today', de: 'Heute', it: 'Oggi' },
      text: {
        fr: '- **Équipe** : trente-huit personnes, la plupart ici depuis plus de dix ans.\n- **Catalogue** : près de deux mille souches.\n- **Gestes** : peser, diluer, dynamiser, étiqueter.\n\nCes gestes n’ont guère changé. Et il y a toujours quelqu’un qui décroche quand vous appelez.',
        en: '- **People**: thirty-eight, most of them here for over ten years.\n- **Catalogue**: nearly two thousand remedies.\n- **Manual work**: weighing, diluting, shaking, labelling.\n\nThat work has hardly changed. And there is still someone who picks up when you call.',
        de: '- **Menschen**: achtunddreissig, die meisten seit mehr als zehn Jahren.\n- **Sortiment**: fast zweitausend Einzelmittel.\n- **Handgriffe**: wägen, verdünnen, verschütteln, beschriften.\n\nDie Handgriffe sind beinahe dieselben geblieben. Und noch immer nimmt jemand ab, wenn Sie anrufen.',
        it: '- **Persone**: trentotto, quasi tutte da più di dieci anni.\n- **Catalogo**: quasi duemila rimedi unitari.\n- **Gesti**: pesare, diluire, dinamizzare, etichettare.\n\nI gesti sono cambiati poco. E c’è sempre qualcuno che risponde quando Lei chiama.',
      },
    },
    {
      type: 'two_images',
      layout: 'right',
      images: [
        {
          image: 'scene-team',
          title: {
            fr: 'Qui travaille ici',
            en: 'Who works here',
            de: 'Wer hier arbeitet',
            it: 'Chi lavora qui',
          },
          text: {
            fr: 'Six métiers et autant de visages.',
            en: 'Six trades, six faces.',
            de: 'Sechs Berufe und ebenso viele Gesichter.',
            it: 'Sei mestieri e altrettanti volti.',
          },
          link: 'page:company.team',
          button_text: { fr: 'L’équipe', en: 'The team', de: 'Das Team', it: 'Il team' },
        },
        {
          image: 'scene-dilution',
          title: {
            fr: 'Comment nous travaillons',
            en: 'How we work',
            de: 'Wie wir arbeiten',
            it: 'Come lavoriamo',
          },
          text: {
            fr: 'Sept gestes entre la plante et le tube.',
            en: 'Seven steps from the plant to the tube.',
            de: 'Sieben Handgriffe zwischen Pflanze und Röhrchen.',
            it: 'Sette gesti tra la pianta e il tubetto.',
          },
          link: 'page:company.lab',
          button_text: laboratory,
        },
      ],
    },
    {
      type: 'link_shop',
      image: 'homeopathy',
      icon_name: 'book-open',
      title: {
        fr: 'Des trois cents souches de 1963 aux 1919 d’aujourd’hui',
        en: 'From three hundred remedies in 1963 to 1,919 today',
        de: '1963 dreihundert Ausgangsstoffe, heute 1919 Einzelmittel',
        it: 'Dai trecento rimedi del 1963 ai 1919 di oggi',
      },
      text: {
        fr: 'Le catalogue d’Henri tenait sur douze feuilles. Le nôtre se feuillette en ligne, souche par souche.',
        en: 'Henri’s catalogue fitted on twelve sheets. Ours can be browsed online, remedy by remedy.',
        de: 'Henris Katalog hatte auf zwölf Blättern Platz. In unserem blättern Sie online, Mittel für Mittel.',
        it: 'Il catalogo di Henri stava su dodici fogli. Il nostro si sfoglia online, rimedio per rimedio.',
      },
      button_link: 'page:shop.homeopathy.remedies',
      button_text: {
        fr: 'Parcourir les remèdes',
        en: 'Browse the remedies',
        de: 'Zu den Einzelmitteln',
        it: 'Sfogliare i rimedi',
      },
    },
  ],
}
