import { chooseSize, seeProduct, topicPage } from './topic-page.ts'

export const digestiveComplaints = topicPage({
  key: 'health.digestive-complaints',
  title: {
    fr: 'Troubles digestifs',
    en: 'Digestive complaints',
    de: 'Verdauungs\u00adbeschwerden',
    it: 'Disturbi digestivi',
  },
  description: {
    fr: 'Repas lourds, ballonnements, ventre noué : les plantes que la tradition associe à la digestion, des habitudes de table et les symptômes d’alerte.',
    en: 'Heavy meals, bloating, a knotted stomach: the plants that tradition links with digestion, habits at the table and the warning signs to know.',
    de: 'Schweres Essen, Blähungen, ein verkrampfter Bauch: Pflanzen, welche die Tradition mit der Verdauung verbindet, Tischgewohnheiten und Warnzeichen.',
    it: 'Pasti pesanti, gonfiori, crampi alla pancia: le piante che la tradizione associa alla digestione, abitudini a tavola e segnali d’allarme.',
  },
  lead: {
    fr: 'Fenouil, camomille, menthe : peu de familles n’ont pas leur tisane d’après-repas.',
    en: 'Fennel, chamomile, mint: few families are without their tea for after meals.',
    de: 'Fenchel, Kamille, Minze: Kaum eine Familie, die keinen Tee für nach dem Essen kennt.',
    it: 'Finocchio, camomilla, menta: poche famiglie non hanno la loro tisana del dopopasto.',
  },
  tradition: {
    fr: 'Les plantes amères ouvrent traditionnellement le repas : gentiane, artichaut, pissenlit. Les plantes aromatiques le ferment : anis, carvi, mélisse. En homéopathie, un entretien précède le choix : le praticien pose des questions sur l’heure, le repas et l’humeur.',
    en: 'Bitter plants traditionally open a meal: gentian, artichoke, dandelion. Aromatic ones close it: aniseed, caraway, lemon balm. In homeopathy, a consultation precedes every choice: the practitioner asks about the hour, the meal and the mood.',
    de: 'Bittere Pflanzen eröffnen traditionell das Essen: Enzian, Artischocke, Löwenzahn. Aromatische beschliessen es: Anis, Kümmel, Melisse. In der Homöopathie geht jeder Wahl ein Gespräch voraus: Die Fachperson fragt nach Tageszeit, Mahlzeit und Stimmung.',
    it: 'Le piante amare aprono tradizionalmente il pasto: genziana, carciofo, tarassaco. Quelle aromatiche lo chiudono: anice, cumino dei prati, melissa. In omeopatia ogni scelta è preceduta da un colloquio: il professionista si informa sull’ora, sul pasto e sull’umore.',
  },
  everyday: {
    fr: 'Mangez assis, lentement, et laissez deux heures entre le souper et le coucher. Marchez un peu après le repas. Lors d’une diarrhée ou de vomissements, buvez souvent et par petites gorgées.',
    en: 'Eat sitting down, slowly, and leave two hours between your evening meal and bed. Walk a little after the meal. With diarrhoea or vomiting, drink often and in small sips.',
    de: 'Essen Sie sitzend und langsam und lassen Sie zwischen Abendessen und Bett zwei Stunden. Gehen Sie nach dem Essen ein paar Schritte. Bei Durchfall oder Erbrechen trinken Sie oft und in kleinen Schlucken.',
    it: 'Mangi a tavola e con calma, e lasci due ore tra la cena e il letto. Cammini un poco dopo il pasto. In caso di diarrea o vomito, beva spesso e a piccoli sorsi.',
  },
  everydayIcon: 'clock',
  product: {
    title: {
      fr: 'Granules Carbo vegetabilis',
      en: 'Carbo vegetabilis granules',
      de: 'Granules Carbo vegetabilis',
      it: 'Granuli Carbo vegetabilis',
    },
    text: {
      fr: 'Une formule homéopathique en tube de 4 g, pour la poche et le tiroir du bureau.',
      en: 'A homeopathic formula in a 4 g tube, for the pocket and the desk drawer.',
      de: 'Eine homöopathische Rezeptur im Röhrchen zu 4 g, passend für Tasche und Schublade.',
      it: 'Una formula omeopatica in tubetto da 4 g, per la tasca o il cassetto.',
    },
    ...seeProduct('shop.otc.product', 'light-stomach-granules'),
    image: 'granules-tube',
  },
  background: {
    title: {
      fr: 'L’amer, puis le doux',
      en: 'First bitter, then sweet',
      de: 'Erst bitter, dann mild',
      it: 'Prima l’amaro, poi il dolce',
    },
    text: {
      fr: 'Trois plantes que toutes les grands-mères de Suisse connaissent.\n\n- **Gentiane jaune** : racine des pâturages du Jura, d’une amertume que l’on goûte encore diluée vingt mille fois.\n- **Fenouil** : le fruit, que l’on appelle semence, écrasé juste avant l’infusion.\n- **Camomille** : la fleur seule, fraîche de l’année ; vieille, elle ne sent plus que le foin.\n\nL’amer se prend avant le repas, l’aromatique après. On ne mélange pas les deux dans la même tasse.',
      en: 'Three plants that every Swiss grandmother knows.\n\n- **Yellow gentian**: a root from the pastures of the Jura, so bitter that it can be tasted diluted twenty thousand times.\n- **Fennel**: the fruit, which we call seed, crushed just before it is infused.\n- **Chamomile**: the flower alone, of this year; when old it smells of nothing but hay.\n\nBitters come before the meal, aromatics after it. The two do not share a cup.',
      de: 'Drei Pflanzen, die jede Schweizer Grossmutter kennt.\n\n- **Gelber Enzian**: eine Wurzel von den Weiden des Jura, so bitter, dass man sie noch zwanzigtausendfach verdünnt schmeckt.\n- **Fenchel**: die Frucht, die man Samen nennt, erst kurz vor dem Aufgiessen zerstossen.\n- **Kamille**: nur die Blüte, und zwar aus diesem Jahr; alt riecht sie bloss noch nach Heu.\n\nBitteres kommt vor dem Essen, Aromatisches danach. In dieselbe Tasse gehören sie nicht.',
      it: 'Tre piante che ogni nonna svizzera conosce.\n\n- **Genziana maggiore**: radice dei pascoli del Giura, tanto amara che la si sente ancora diluita ventimila volte.\n- **Finocchio**: il frutto, che chiamiamo seme, pestato appena prima dell’infusione.\n- **Camomilla**: solo il fiore, dell’annata; vecchio, sa soltanto di fieno.\n\nL’amaro si prende prima del pasto, l’aromatico dopo. I due non stanno nella stessa tazza.',
    },
  },
  otherProduct: {
    title: {
      fr: 'Teinture de gentiane jaune',
      en: 'Yellow gentian tincture',
      de: 'Tinktur aus Gelbem Enzian',
      it: 'Tintura di genziana maggiore',
    },
    text: {
      fr: 'Gentiana lutea, teinture de racine séchée. Pour l’emploi, demandez conseil à un professionnel.',
      en: 'Gentiana lutea, tincture of the dried root. Ask a professional for advice on its use.',
      de: 'Gentiana lutea, Wurzel. Tinktur aus der getrockneten Wurzel. Zur Anwendung berät Sie eine Fachperson.',
      it: 'Gentiana lutea, radice. Tintura della radice essiccata. Per l’uso La consiglia un professionista della salute.',
    },
    ...chooseSize('shop.phytotherapy', 'a-20058'),
    image: 'phytotherapy',
  },
  whenToAsk: {
    fr: 'Consultez en présence de sang, de douleur vive ou persistante, de fièvre ou de perte de poids, et sans attendre si un petit enfant ne boit plus.',
    en: 'See a doctor if there is blood, sharp or lasting pain, fever or loss of weight, and quickly if a small child stops drinking.',
    de: 'Lassen Sie Blut im Stuhl, starke oder anhaltende Schmerzen, Fieber und Gewichtsverlust abklären, und suchen Sie rasch Hilfe, wenn ein kleines Kind nicht mehr trinkt.',
    it: 'Consulti il medico se c’è sangue, dolore acuto o persistente, febbre o perdita di peso; cerchi subito aiuto se un bambino piccolo non beve più.',
  },
})
