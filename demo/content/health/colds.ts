import { seeProduct, topicPage } from './topic-page.ts'

export const colds = topicPage({
  key: 'health.colds',
  title: { fr: 'Refroidissements', en: 'Colds', de: 'Erkältungen', it: 'Raffreddori' },
  description: {
    fr: 'Nez, gorge et frissons d’hiver : les plantes que la tradition associe aux refroidissements, des gestes simples, et quand demander un avis médical.',
    en: 'Noses, throats and winter shivers: the plants that tradition links with colds, a few simple habits, and when to ask for medical advice.',
    de: 'Nase, Hals und Winterfrösteln: Pflanzen, welche die Tradition mit Erkältungen verbindet, einfache Gewohnheiten und wann ärztlicher Rat nötig ist.',
    it: 'Naso, gola e brividi d’inverno: le piante che la tradizione associa ai raffreddori, abitudini semplici e quando chiedere un parere medico.',
  },
  lead: {
    fr: 'Un rhume dure une semaine, dit-on, ou bien sept jours.',
    en: 'A cold, so they say, lasts a week, or else seven days.',
    de: 'Eine Erkältung, so heisst es, dauert mit Tee eine Woche und ohne Tee sieben Tage.',
    it: 'Un raffreddore, si dice, dura una settimana con la tisana e sette giorni senza.',
  },
  tradition: {
    fr: 'Nos grands-parents préparaient des tisanes de thym, de tilleul et de fleurs de sureau, le pot de miel à portée de main. En homéopathie, le choix dépend de la personne ; les praticiens demandent comment le refroidissement a commencé et comment il évolue. Notre coffret d’hiver réunit six remèdes unitaires souvent commandés à cette saison.',
    en: 'Our grandparents made teas of thyme, lime blossom and elderflower, with the honey jar close at hand. In homeopathy the choice depends on the person; practitioners ask how the cold began and how it is developing. Our winter set brings together six single remedies that are often ordered in this season.',
    de: 'Die Grosseltern brauten Tee aus Thymian, Linden- und Holunderblüten, und im Winter stand immer ein Glas Honig daneben. In der Homöopathie hängt die Wahl von der einzelnen Person ab; Fachpersonen fragen, wie die Erkältung begonnen hat und wie sie verläuft. Unser Winterset vereint sechs Einzelmittel, die zu dieser Jahreszeit oft bestellt werden.',
    it: 'I nonni preparavano tisane di timo, tiglio e fiori di sambuco, e d’inverno accanto c’era sempre un vasetto di miele. In omeopatia la scelta dipende dalla singola persona; i professionisti chiedono come è cominciato il raffreddore e come evolve. Il nostro cofanetto d’inverno riunisce sei rimedi unitari che in questa stagione vengono ordinati spesso.',
  },
  everyday: {
    fr: 'Reposez-vous, buvez chaud, aérez votre chambre et lavez-vous les mains ; toussez dans votre coude. Restez chez vous tant que vous êtes fiévreux.',
    en: 'Rest, drink something warm, air your bedroom and wash your hands; cough into your elbow. Stay at home as long as you are feverish.',
    de: 'Ruhen Sie sich aus, trinken Sie Warmes, lüften Sie das Schlafzimmer und waschen Sie die Hände; husten Sie in die Armbeuge. Bleiben Sie zu Hause, solange Sie Fieber haben.',
    it: 'Si riposi, beva qualcosa di caldo, arieggi la camera e si lavi le mani; tossisca nell’incavo del gomito. Resti a casa finché ha la febbre.',
  },
  everydayIcon: 'thermometer',
  product: {
    title: {
      fr: 'Coffret d’hiver',
      en: 'Winter set',
      de: 'Winterset',
      it: 'Cofanetto d’inverno',
    },
    text: {
      fr: 'Six remèdes unitaires en 9 CH, six tubes de granules, un étui. En saison de novembre à février.',
      en: 'Six single remedies in 9 CH, six tubes of granules, one case. In season from November to February.',
      de: 'Sechs Einzelmittel in 9 CH, sechs Röhrchen Granules, ein Etui. Von November bis Februar in Saison.',
      it: 'Sei rimedi unitari in 9 CH, sei tubetti di granuli, un astuccio. Di stagione da novembre a febbraio.',
    },
    ...seeProduct('shop.homeopathy.products.product', 'winter-set'),
    image: 'season-winter',
  },
  background: {
    title: {
      fr: 'La tisane, dans les règles',
      en: 'Making herbal tea properly',
      de: 'Tee, richtig aufgegossen',
      it: 'Come si fa la tisana',
    },
    text: {
      fr: 'Ce n’est pas de la pharmacie, c’est de la cuisine ; encore faut-il la faire bien.\n\n- **Thym** : une cuillère à café pour deux décilitres, dix minutes, sous une soucoupe.\n- **Fleurs de tilleul** : une petite poignée, cinq minutes, eau frémissante.\n- **Fleurs de sureau** : deux cuillères, dix minutes, et un filet de citron.\n\nLe couvercle garde ce qui sent bon. Le miel vient à la fin, jamais pour un enfant de moins d’un an.',
      en: 'This is not pharmacy, it is cooking; but even so it should be done well.\n\n- **Thyme**: one teaspoon to two decilitres, ten minutes, under a saucer.\n- **Lime blossom**: a small handful, five minutes, water just off the boil.\n- **Elderflower**: two spoons, ten minutes, and a squeeze of lemon.\n\nThe lid keeps in what smells good. Honey comes last, and never for a child under one.',
      de: 'Tee gehört in die Küche, nicht ins Labor; gut gemacht sein will er trotzdem.\n\n- **Thymian**: ein Teelöffel auf zwei Deziliter, zehn Minuten, mit einer Untertasse zugedeckt.\n- **Lindenblüten**: eine kleine Handvoll, fünf Minuten, kurz vor dem Sieden.\n- **Holunderblüten**: zwei Löffel, zehn Minuten und ein Spritzer Zitrone.\n\nDer Deckel hält den Duft zurück. Honig kommt am Schluss dazu, nie bei Kindern unter einem Jahr.',
      it: 'Non è farmacia, è cucina; ma va fatta bene.\n\n- **Timo**: un cucchiaino per due decilitri, dieci minuti, coperto da un piattino.\n- **Fiori di tiglio**: una manciatina, cinque minuti, acqua appena prima del bollore.\n- **Fiori di sambuco**: due cucchiai, dieci minuti e qualche goccia di limone.\n\nIl piattino trattiene gli aromi. Il miele si aggiunge alla fine, mai per un bambino sotto l’anno.',
    },
  },
  otherProduct: {
    title: {
      fr: 'Sirop thym et drosera',
      en: 'Thyme and sundew syrup',
      de: 'Thymian-Sonnentau-Sirup',
      it: 'Sciroppo al timo e alla drosera',
    },
    text: {
      fr: 'Une formule homéopathique en sirop, flacon de 250 ml, avec gobelet doseur et notice en quatre langues.',
      en: 'A homeopathic formula as a syrup, in a 250 ml bottle with a measuring cup and a leaflet in four languages.',
      de: 'Eine homöopathische Rezeptur als Sirup, Flasche zu 250 ml, mit Messbecher und Packungsbeilage in vier Sprachen.',
      it: 'Una formula omeopatica in sciroppo, flacone da 250 ml, con misurino e foglietto illustrativo in quattro lingue.',
    },
    ...seeProduct('shop.otc.product', 'thyme-and-sundew-syrup'),
    image: 'syrup',
  },
  whenToAsk: {
    fr: 'Consultez si la fièvre dépasse trois jours, si la toux dure plus de trois semaines, en cas d’essoufflement, de douleur à l’oreille ou au visage, et sans tarder pour un nourrisson.',
    en: 'See a doctor if a fever lasts more than three days or a cough more than three weeks, if you are short of breath or have pain in the ear or face, and without delay for a baby.',
    de: 'Gehen Sie in die Praxis, wenn das Fieber mehr als drei Tage oder der Husten mehr als drei Wochen anhält, bei Atemnot, Ohren- oder Gesichtsschmerzen, mit einem Säugling in jedem Fall sofort.',
    it: 'Consulti il medico se la febbre dura più di tre giorni o la tosse più di tre settimane, in caso di affanno, mal d’orecchi o dolore al viso; per un lattante, subito.',
  },
})
