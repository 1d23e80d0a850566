import { chooseSize, seeProduct, topicPage } from './topic-page.ts'

export const detox = topicPage({
  key: 'health.detox',
  title: { fr: 'Détox', en: 'Detox', de: 'Entschlackung', it: 'Detox' },
  description: {
    fr: 'Coutumes de printemps et semaines légères : les plantes que la tradition associe au thème détox, un regard mesuré et quelques habitudes simples.',
    en: 'Spring customs and lighter weeks: the plants that tradition links with detox, a measured look at the word and a few simple habits.',
    de: 'Frühling und leichtere Wochen: Pflanzen, welche die Tradition dieser Zeit zuordnet, ein nüchterner Blick auf die Frühlingskur und einfache Gewohnheiten.',
    it: 'Primavera e settimane leggere: le piante che la tradizione riserva a questo periodo, uno sguardo misurato sulla parola detox e abitudini semplici.',
  },
  lead: {
    fr: 'Le mot est moderne, l’habitude est ancienne : au printemps, on mangeait les premières feuilles vertes.',
    en: 'The word is modern, the habit is old: in spring, people ate the first green leaves.',
    de: 'Der Begriff ist umstritten, der Brauch ist alt: Im Frühling ass man die ersten grünen Blätter.',
    it: 'La parola è moderna, l’usanza è antica: in primavera si mangiavano le prime foglie verdi.',
  },
  tradition: {
    fr: 'Pissenlit, ortie, bouleau, fumeterre : les traités de plantes européens réservent ces plantes au printemps. En gemmothérapie, le bouleau, le genévrier et le romarin comptent parmi les premières récoltes de l’année. Le foie et les reins travaillent toute l’année sans que personne les y invite ; nous ne promettons donc rien.',
    en: 'Dandelion, nettle, birch, fumitory: European herbals reserve these plants for spring. In gemmotherapy, birch, juniper and rosemary are among the first harvests of the year. Liver and kidneys work all year round without being asked, so we promise nothing.',
    de: 'Löwenzahn, Brennnessel, Birke, Erdrauch: Die europäischen Kräuterbücher ordnen diese Pflanzen dem Frühling zu. In der Gemmotherapie gehören Birke, Wacholder und Rosmarin zu den ersten Ernten des Jahres. Leber und Nieren arbeiten das ganze Jahr, ungebeten; wir versprechen deshalb nichts.',
    it: 'Tarassaco, ortica, betulla, fumaria: gli erbari europei riservano queste piante alla primavera. In gemmoterapia la betulla, il ginepro e il rosmarino sono tra i primi raccolti dell’anno. Fegato e reni lavorano tutto l’anno senza che nessuno lo chieda; perciò non promettiamo nulla.',
  },
  everyday: {
    fr: 'Quelques jours plus légers ne demandent rien d’extraordinaire : de l’eau, des légumes, moins d’alcool et de sucre, une marche chaque jour, des nuits plus longues.',
    en: 'A few lighter days need nothing out of the ordinary: water, vegetables, less alcohol and sugar, a daily walk, longer nights.',
    de: 'Für einige leichtere Tage braucht es nichts Ausserordentliches: Wasser, Gemüse, weniger Alkohol und Zucker, täglich ein Spaziergang, längere Nächte.',
    it: 'Qualche giorno più leggero non richiede nulla di straordinario: acqua, verdure, meno alcol e zucchero, una passeggiata al giorno, notti più lunghe.',
  },
  everydayIcon: 'leaf',
  product: {
    title: {
      fr: 'Macérat de bourgeons de bouleau',
      en: 'Birch bud macerate',
      de: 'Mazerat aus Birkenknospen',
      it: 'Macerato di gemme di betulla',
    },
    text: {
      fr: 'Betula pendula, cueilli fin mars, quand la sève monte et que le rameau pleure si on le coupe.',
      en: 'Betula pendula, picked at the end of March when the sap rises and the twig weeps if it is cut.',
      de: 'Betula pendula, gepflückt Ende März, wenn der Saft steigt und der Zweig beim Schneiden blutet.',
      it: 'Gemme di Betula pendula, raccolte a fine marzo, quando la linfa sale e il ramo tagliato gocciola.',
    },
    ...chooseSize('shop.gemmotherapy', 'a-10011'),
    image: 'birch-bud',
  },
  background: {
    title: {
      fr: 'Sept jours plus légers',
      en: 'Seven lighter days',
      de: 'Sieben leichtere Tage',
      it: 'Sette giorni più leggeri',
    },
    text: {
      fr: 'Pas un régime, une parenthèse.\n\n- **Le matin** : un grand verre d’eau, puis un petit-déjeuner qui se mâche.\n- **À midi** : la moitié de l’assiette en légumes, un quart en céréales complètes.\n- **Le soir** : une soupe, tôt, et l’écran éteint à table.\n- **Chaque jour** : trente minutes dehors, par tous les temps.\n\nLes premières feuilles de pissenlit se cueillent avant la fleur, loin des routes et des chiens. En salade, avec un œuf dur, elles se passent de commentaire.',
      en: 'Not a diet, a pause.\n\n- **In the morning**: a large glass of water, then a breakfast that has to be chewed.\n- **At noon**: half the plate vegetables, a quarter whole grains.\n- **In the evening**: a soup, early, and no screen at the table.\n- **Every day**: thirty minutes outdoors, whatever the weather.\n\nThe first dandelion leaves are picked before the flower, far from roads and dogs. Served as a salad with a boiled egg, they need no fashionable name.',
      de: 'Keine Diät, sondern eine Pause.\n\n- **Am Morgen**: ein grosses Glas Wasser, dann ein Frühstück, das man kauen muss.\n- **Am Mittag**: der halbe Teller Gemüse, ein Viertel Vollkorn.\n- **Am Abend**: eine Suppe, früh, und kein Bildschirm am Tisch.\n- **Jeden Tag**: dreissig Minuten an die frische Luft, bei jedem Wetter.\n\nDie ersten Löwenzahnblätter pflückt man vor der Blüte, fern von Strassen und Hunden. Im Salat, mit einem hart gekochten Ei, sprechen sie für sich.',
      it: 'Non una dieta, ma una pausa.\n\n- **Al mattino**: un grande bicchiere d’acqua, poi una colazione da masticare.\n- **A mezzogiorno**: metà piatto di verdura, un quarto di cereali integrali.\n- **La sera**: una minestra, presto, e lo schermo spento a tavola.\n- **Ogni giorno**: trenta minuti all’aperto, con qualsiasi tempo.\n\nLe prime foglie di tarassaco si raccolgono prima della fioritura, lontano da strade e cani. In insalata, con un uovo sodo, non hanno bisogno di altro.',
    },
  },
  otherProduct: {
    title: {
      fr: 'Coffret renouveau',
      en: 'Renewal set',
      de: 'Set Frühlingskur',
      it: 'Cofanetto «Rinascita»',
    },
    text: {
      fr: 'Des remèdes unitaires en tubes, réunis pour la fin de l’hiver. La composition figure sur la page du coffret.',
      en: 'Single remedies in tubes, brought together for the end of winter. The contents are listed on the page of the set.',
      de: 'Einzelmittel im Röhrchen, zusammengestellt für das Ende des Winters. Der Inhalt steht auf der Seite des Sets.',
      it: 'Rimedi unitari in tubetto, riuniti per la fine dell’inverno. La composizione figura sulla pagina del cofanetto.',
    },
    ...seeProduct('shop.homeopathy.products.product', 'detox-set'),
    image: 'dandelion',
  },
  whenToAsk: {
    fr: 'Ne jeûnez pas sans avis médical si vous êtes enceinte, diabétique, très jeune ou âgé, ou si vous prenez des médicaments. Une fatigue qui dure, une jaunisse ou un amaigrissement demandent une consultation.',
    en: 'Do not fast without medical advice if you are pregnant, diabetic, very young or elderly, or taking medicines. Lasting tiredness, yellowing of the skin or loss of weight call for a visit to the doctor.',
    de: 'Fasten Sie nicht ohne ärztlichen Rat, wenn Sie schwanger sind, Diabetes haben, sehr jung oder betagt sind oder Medikamente einnehmen. Anhaltende Müdigkeit, Gelbfärbung der Haut oder Gewichtsverlust gehören abgeklärt.',
    it: 'Non digiuni senza parere medico in gravidanza, con il diabete, in età molto giovane o avanzata, o se assume medicamenti. Una stanchezza che dura, una colorazione gialla della pelle o un calo di peso richiedono una visita medica.',
  },
})
