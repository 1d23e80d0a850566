import type { PageText } from '../page-text.ts'
import { headOfLaboratory, laboratory } from '../shared-texts.ts'

export const lab: PageText = {
  key: 'company.lab',
  title: laboratory,
  description: {
    fr: 'Dans le laboratoire de Carouge : de la teinture mère à la dilution, de l’imprégnation à l’étiquette, chaque étape se fait à la main et se consigne.',
    en: 'Inside the laboratory in Carouge: from mother tincture to dilution, from impregnation to label, every step is done by hand and recorded.',
    de: 'Ein Blick in das Labor in Carouge: von der Urtinktur zur Potenz, von der Imprägnierung zur Etikette, jeder Schritt von Hand und dokumentiert.',
    it: 'Nel laboratorio di Carouge: dalla tintura madre alla diluizione, dall’impregnazione all’etichetta, ogni fase è eseguita a mano e registrata.',
  },
  lead: {
    fr: 'Derrière les hautes fenêtres de Carouge, une souche devient remède en sept gestes. Aucun n’est laissé au hasard.',
    en: 'Behind the tall windows in Carouge, a starting material becomes a remedy in seven steps. None of them is left to chance.',
    de: 'Hinter den hohen Fenstern in Carouge wird ein Ausgangsstoff in sieben Handgriffen zum Mittel. Keiner bleibt dem Zufall überlassen.',
    it: 'Dietro le alte finestre di Carouge, un ceppo diventa rimedio in sette gesti. Nessuno è lasciato al caso.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Les sept gestes',
        en: 'The seven steps',
        de: 'Die sieben Handgriffe',
        it: 'I sette gesti',
      },
      text: {
        fr: '1. **Identifier** la plante, le minéral, la matière.\n2. **Macérer** la plante fraîche dans l’alcool, trois semaines au moins.\n3. **Presser** et filtrer : voici la teinture mère.\n4. **Diluer**, une goutte pour nonante-neuf, ou une pour neuf.\n5. **Dynamiser** : cent succussions contre un coussin de cuir.\n6. **Imprégner** globules et granules, puis les sécher à l’air.\n7. **Étiqueter**, et contrôler à deux.',
        en: '1. **Identify** the plant, the mineral, the substance.\n2. **Macerate** the fresh plant in alcohol for at least three weeks.\n3. **Press** and filter: the result is the mother tincture.\n4. **Dilute**, one drop to ninety-nine, or one to nine.\n5. **Succuss** a hundred times against a leather pad.\n6. **Impregnate** globules and granules, then air-dry them.\n7. **Label**, and have a second person check.',
        de: '1. **Bestimmen**: die Pflanze, das Mineral, den Stoff.\n2. **Ansetzen**: die frische Pflanze, mindestens drei Wochen in Alkohol.\n3. **Pressen** und filtrieren: Das ist die Urtinktur.\n4. **Verdünnen**: ein Tropfen auf neunundneunzig oder auf neun.\n5. **Verschütteln**: hundertmal gegen ein Lederkissen.\n6. **Imprägnieren**: Globuli und Granules, danach an der Luft trocknen.\n7. **Beschriften** und zu zweit kontrollieren.',
        it: '1. **Identificare** la pianta, il minerale, la sostanza.\n2. **Macerare** la pianta fresca almeno tre settimane nell’alcol.\n3. **Torchiare** e filtrare: ecco la tintura madre.\n4. **Diluire**, una goccia in novantanove, oppure una in nove.\n5. **Dinamizzare** con cento succussioni su un cuscinetto di cuoio.\n6. **Impregnare** globuli e granuli, poi asciugarli all’aria.\n7. **Etichettare** e far controllare da una seconda persona.',
      },
    },
    {
      type: 'slider',
      slides: [
        {
          image: 'scene-mortar',
          alt: {
            fr: 'Un mortier près de la fenêtre, des plantes suspendues',
            en: 'A mortar by the window, plants hanging up to dry',
            de: 'Ein Mörser am Fenster, darüber Pflanzen zum Trocknen',
            it: 'Un mortaio vicino alla finestra, piante appese',
          },
          tag_line: {
            fr: 'La salle des matières premières',
            en: 'The raw materials room',
            de: 'Der Rohstoffraum',
            it: 'La sala delle materie prime',
          },
          title: {
            fr: 'Ce qui ne se dissout pas se broie',
            en: 'What does not dissolve is ground',
            de: 'Was sich nicht löst, wird verrieben',
            it: 'Ciò che non si scioglie si tritura',
          },
        },
        {
          image: 'scene-dilution',
          alt: {
            fr: 'Une teinture mère et une suite de flacons de plus en plus clairs',
            en: 'A mother tincture and a row of bottles growing paler',
            de: 'Eine Urtinktur und eine Reihe immer hellerer Flaschen',
            it: 'Una tintura madre e una fila di flaconi sempre più chiari',
          },
          tag_line: {
            fr: 'La salle de dilution',
            en: 'The dilution room',
            de: 'Der Potenzierraum',
            it: 'La sala di diluizione',
          },
          title: {
            fr: 'Chaque succussion est comptée',
            en: 'Every succussion is counted',
            de: 'Jeder Schüttelschlag wird gezählt',
            it: 'Ogni succussione è contata',
          },
        },
        {
          image: 'scene-mixing',
          alt: {
            fr: 'Quatre flacons se versent dans un entonnoir',
            en: 'Four bottles poured into one funnel',
            de: 'Vier Flaschen über einem Trichter',
            it: 'Quattro flaconi versati in un imbuto',
          },
          tag_line: {
            fr: 'La table des mélanges',
            en: 'The mixing table',
            de: 'Der Mischtisch',
            it: 'Il tavolo delle miscele',
          },
          title: {
            fr: 'Jusqu’à cinquante substances dans un flacon',
            en: 'Up to fifty substances in one bottle',
            de: 'Bis zu fünfzig Substanzen in einer Flasche',
            it: 'Fino a cinquanta sostanze in un flacone',
          },
          link: 'page:shop.make_your_own',
        },
        {
          image: 'scene-shelf',
          alt: {
            fr: 'Un rayonnage de bocaux, de tubes et de tiroirs',
            en: 'Shelves of jars, tubes and drawers',
            de: 'Ein Regal mit Gefässen, Röhrchen und Schubladen',
            it: 'Uno scaffale di vasi, tubetti e cassetti',
          },
          tag_line: { fr: 'La réserve', en: 'The store', de: 'Das Lager', it: 'Il magazzino' },
          title: {
            fr: 'Près de deux mille souches, chacune à sa place',
            en: 'Nearly two thousand base substances, each in its place',
            de: 'Fast zweitausend Ausgangsstoffe, jeder an seinem Platz',
            it: 'Quasi duemila ceppi, ciascuno al suo posto',
          },
          link: 'page:shop.homeopathy.remedies',
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'De la teinture mère à la dilution',
        en: 'From mother tincture to dilution',
        de: 'Vom Ausgangsstoff zur Potenz',
        it: 'Dal ceppo alla diluizione',
      },
      text: {
        fr: 'La plante fraîche macère, puis elle est pressée et filtrée. Ce qui est insoluble, comme bien des minéraux, est broyé avec du lactose dans un mortier.\n\nVient la dilution. À chaque étape, un flacon neuf. Selon la méthode de Korsakov, on garde le même flacon, que l’on vide et remplit. Tout est noté, jusqu’au nom de la personne qui prépare.',
        en: 'The fresh plant macerates, then is pressed and filtered. Minerals that do not dissolve are ground with lactose in a mortar.\n\nThen comes dilution. At each step, a new bottle. In Korsakov’s method the same bottle is kept, emptied and filled again. Everything is noted, down to the name of the person.',
        de: 'Die frische Pflanze wird in Alkohol angesetzt, dann gepresst und filtriert. Mineralien, die sich nicht lösen, werden im Mörser mit Laktose verrieben.\n\nEs folgt das Potenzieren, bei jedem Schritt in einer neuen Flasche. Bei der Methode nach Korsakow bleibt es dieselbe Flasche: Sie wird geleert und wieder gefüllt. Alles wird protokolliert, bis hin zum Namen der ausführenden Person.',
        it: 'La pianta fresca macera nell’alcol, poi viene torchiata e filtrata. I minerali che non si sciolgono sono triturati con lattosio in un mortaio.\n\nSegue la diluizione, a ogni passaggio in un flacone nuovo. Nel metodo di Korsakov si usa sempre lo stesso flacone, che viene svuotato e riempito. Tutto è annotato, fino al nome di chi ha eseguito il lavoro.',
      },
    },
    {
      type: 'quote',
      quote: {
        fr: 'On reconnaît un bon préparateur à ce qu’il ne perd jamais le compte.',
        en: 'A good dispenser never loses count.',
        de: 'Wer gut arbeitet, verzählt sich nie.',
        it: 'Un buon preparatore non perde mai il conto.',
      },
      quotee: headOfLaboratory,
    },
    {
      type: 'three_columns',
      title: {
        fr: 'De la dilution à l’étiquette',
        en: 'From dilution to label',
        de: 'Von der Potenz zur Etikette',
        it: 'Dalla diluizione all’etichetta',
      },
      columns: [
        {
          icon: 'test-tube',
          title: { fr: 'Imprégner', en: 'Impregnate', de: 'Imprägnieren', it: 'Impregnare' },
          text: {
            fr: 'Les globules et les granules de saccharose et de lactose tournent dans de petites coupelles, puis sèchent à l’air.',
            en: 'Globules and granules of sucrose and lactose turn in small revolving pans and are then air-dried.',
            de: 'Globuli und Granules aus Saccharose und Laktose drehen sich in kleinen Schalen und trocknen dann an der Luft.',
            it: 'I globuli e i granuli di saccarosio e lattosio girano in piccole bacinelle, poi si asciugano all’aria.',
          },
        },
        {
          icon: 'flask',
          title: { fr: 'Remplir', en: 'Fill', de: 'Abfüllen', it: 'Confezionare' },
          text: {
            fr: 'Chaque tube est rempli à la commande, jamais d’avance en grande quantité. Les crèmes et les suppositoires sont préparés dans une pièce voisine.',
            en: 'Each tube is filled to order, never in large quantities in advance. Creams and suppositories are made in the room next door.',
            de: 'Jedes Röhrchen wird nach der Bestellung gefüllt, nie in grosser Menge im Voraus. Cremen und Zäpfchen entstehen im Raum nebenan.',
            it: 'Ogni tubetto si riempie su ordinazione, mai in anticipo in grandi quantità. Creme e supposte si preparano nella stanza accanto.',
          },
        },
        {
          icon: 'seal-check',
          title: { fr: 'Relire', en: 'Check', de: 'Gegenlesen', it: 'Ricontrollare' },
          text: {
            fr: 'Une seconde personne compare l’étiquette, la dilution et la commande. Le numéro de lot reste traçable pendant dix ans.',
            en: 'A second person compares label, dilution and order. The batch number stays traceable for ten years.',
            de: 'Eine zweite Person vergleicht Etikette, Potenz und Bestellung. Die Charge bleibt zehn Jahre lang rückverfolgbar.',
            it: 'Una seconda persona confronta etichetta, diluizione e ordine. Il lotto resta tracciabile per dieci anni.',
          },
        },
      ],
    },
    {
      type: 'horizontal_menu',
      columns: [
        {
          icon: 'microscope',
          title: { fr: 'Qualité', en: 'Quality', de: 'Qualität', it: 'Qualità' },
          description: {
            fr: 'Ce que nous contrôlons, à l’entrée et à la sortie.',
            en: 'What we check, on arrival and before dispatch.',
            de: 'Was wir beim Eingang und vor dem Versand prüfen.',
            it: 'Che cosa controlliamo all’arrivo e prima della spedizione.',
          },
          button_link: 'page:company.quality',
          button_text: { fr: 'Lire', en: 'Read', de: 'Lesen', it: 'Scoprire i controlli' },
        },
        {
          icon: 'ruler',
          title: {
            fr: 'Échelles et dilutions',
            en: 'Scales and dilutions',
            de: 'Potenzreihen und Potenzen',
            it: 'Scale e diluizioni',
          },
          description: {
            fr: 'DH, CH, K, LM : les notions de l’homéopathie.',
            en: 'DH, CH, K, LM: the terms of homeopathy.',
            de: 'DH, CH, K, LM: was die Abkürzungen bedeuten.',
            it: 'DH, CH, K, LM: le sigle dell’omeopatia.',
          },
          button_link: 'page:medicine.homeopathy',
          button_text: {
            fr: 'Comprendre',
            en: 'Learn more',
            de: 'Verstehen',
            it: 'Leggere la spiegazione',
          },
        },
        {
          icon: 'graduation-cap',
          title: {
            fr: 'Cours et visites',
            en: 'Courses and visits',
            de: 'Kurse und Besuche',
            it: 'Corsi e visite',
          },
          description: {
            fr: 'Pour les professionnels, au laboratoire et en ligne.',
            en: 'For professionals, in the laboratory and online.',
            de: 'Für Fachpersonen, im Labor und online.',
            it: 'Per i professionisti, in laboratorio e online.',
          },
          button_link: 'page:resources.training',
          button_text: {
            fr: 'Les dates',
            en: 'Dates',
            de: 'Zu den Terminen',
            it: 'Vedere le date',
          },
        },
        {
          icon: 'chat-circle',
          title: { fr: 'Une question ?', en: 'A question?', de: 'Eine Frage?', it: 'Una domanda?' },
          description: {
            fr: 'Le laboratoire répond, dans quatre langues.',
            en: 'The laboratory answers, in four languages.',
            de: 'Das Labor antwortet in vier Sprachen.',
            it: 'Il laboratorio risponde, in quattro lingue.',
          },
          button_link: 'page:contact',
          button_text: { fr: 'Écrire', en: 'Write to us', de: 'Schreiben', it: 'Scriverci' },
        },
      ],
    },
  ],
}
