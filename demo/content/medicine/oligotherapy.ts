import { linkLines, pageAddress } from '../page-address.ts'
import type { PageText } from '../page-text.ts'
import { findAddress, headOfLaboratory } from '../shared-texts.ts'

export const oligotherapy: PageText = {
  key: 'medicine.oligotherapy',
  title: {
    fr: 'Qu’est-ce que l’oligothérapie ?',
    en: 'What is oligotherapy?',
    de: 'Was ist Oligotherapie?',
    it: 'Che cos’è l’oligoterapia?',
  },
  description: {
    fr: 'L’oligothérapie emploie des éléments présents en très petite quantité, comme le cuivre, le zinc ou le manganèse. Origine, formes et teneur.',
    en: 'Oligotherapy uses elements that occur in very small amounts, such as copper, zinc or manganese. Its origins, its forms and how content is stated.',
    de: 'Die Oligotherapie verwendet Elemente, die in sehr kleinen Mengen vorkommen, etwa Kupfer, Zink oder Mangan. Herkunft, Formen und Gehalt.',
    it: 'L’oligoterapia impiega elementi presenti in quantità piccolissime, come il rame, lo zinco o il manganese. Origine, forme e tenore.',
  },
  lead: {
    fr: 'Du grec « oligos », peu : il est question ici de milligrammes, parfois moins.',
    en: 'From the Greek “oligos”, little: milligrams are what counts here, and sometimes less.',
    de: 'Vom griechischen «oligos», wenig: Hier geht es um Milligramm, manchmal um weniger.',
    it: 'Dal greco «oligos», poco: qui si parla di milligrammi, talvolta meno.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Peu, mais présent',
        en: 'Little, but present',
        de: 'Wenig, aber vorhanden',
        it: 'Poco, ma presente',
      },
      text: {
        fr: 'Au début du XXe siècle, le biologiste français Gabriel Bertrand étudie le rôle de traces de métaux, dont le manganèse, chez les êtres vivants. Le médecin Jacques Ménétrier s’en inspire à partir des années trente et quarante et décrit des « diathèses », des tempéraments auxquels il rattache un élément ou une association.\n\nC’est de là que viennent des couples devenus classiques, comme manganèse-cuivre ou cuivre-or-argent. Notre catalogue compte vingt-cinq oligo-éléments et minéraux et huit associations.',
        en: 'At the beginning of the twentieth century the French biologist Gabriel Bertrand studied the part played by traces of metals, manganese among them, in living organisms. The doctor Jacques Ménétrier took this up in the thirties and forties and described “diatheses”, temperaments that he linked with an element or a combination.\n\nHence the pairs that have become classics, such as manganese-copper or copper-gold-silver. Our catalogue holds twenty-five trace elements and minerals and eight combinations.',
        de: 'Zu Beginn des 20. Jahrhunderts erforscht der französische Biologe Gabriel Bertrand, welche Rolle Spuren von Metallen wie Mangan in Lebewesen spielen. Der Arzt Jacques Ménétrier nimmt dies in den Dreissiger- und Vierzigerjahren auf und beschreibt «Diathesen», Temperamente, denen er ein Element oder eine Kombination zuordnet.\n\nDaher stammen Kombinationen, die zu Klassikern wurden, etwa Mangan-Kupfer oder Kupfer-Gold-Silber. Unser Sortiment umfasst fünfundzwanzig Spurenelemente und Mineralstoffe und acht Kombinationen.',
        it: 'All’inizio del Novecento il biologo francese Gabriel Bertrand studia il ruolo delle tracce di metalli, tra cui il manganese, negli esseri viventi. Il medico Jacques Ménétrier vi si ispira negli anni Trenta e Quaranta e descrive le «diatesi», temperamenti a cui collega un elemento o un’associazione.\n\nDa qui vengono associazioni ormai classiche, come manganese-rame o rame-oro-argento. Il nostro catalogo comprende venticinque oligoelementi e minerali e otto associazioni.',
      },
    },
    {
      type: 'essentials_display',
      title: {
        fr: 'Le tableau périodique en miniature',
        en: 'The periodic table in miniature',
        de: 'Das Periodensystem im Kleinen',
        it: 'La tavola periodica in piccolo',
      },
      description: {
        fr: 'Éléments et associations, avec leur teneur en milligrammes par litre.',
        en: 'Elements and combinations, with their content in milligrams per litre.',
        de: 'Elemente und Kombinationen, mit ihrem Gehalt in Milligramm pro Liter.',
        it: 'Elementi e associazioni, con il loro tenore in milligrammi per litro.',
      },
      icon_name: 'atom',
      essentials_names: linkLines([
        ['Magnesium, 250 mg/l', pageAddress('shop.oligotherapy', { remedyCode: 'a-30017' })],
        ['Cuprum, 72 mg/l', pageAddress('shop.oligotherapy', { remedyCode: 'a-30009' })],
        ['Zincum, 72 mg/l', pageAddress('shop.oligotherapy', { remedyCode: 'a-30031' })],
        ['Ferrum, 180 mg/l', pageAddress('shop.oligotherapy', { remedyCode: 'a-30011' })],
        ['Silicium, 100 mg/l', pageAddress('shop.oligotherapy', { remedyCode: 'a-30028' })],
        ['Sulfur, 180 mg/l', pageAddress('shop.oligotherapy', { remedyCode: 'a-30029' })],
        ['Manganum-Cuprum, 72 mg/l', pageAddress('shop.oligotherapy', { remedyCode: 'a-30021' })],
        [
          'Cuprum-Aurum-Argentum, 32 mg/l',
          pageAddress('shop.oligotherapy', { remedyCode: 'a-30010' }),
        ],
        ['Zincum-Cuprum, 72 mg/l', pageAddress('shop.oligotherapy', { remedyCode: 'a-30032' })],
        [
          'Magnesium-Lithium, 139 mg/l',
          pageAddress('shop.oligotherapy', { remedyCode: 'a-30018' }),
        ],
        [
          'Ferrum-Cuprum-Manganum, 108 mg/l',
          pageAddress('shop.oligotherapy', { remedyCode: 'a-30012' }),
        ],
        ['Calcium, 250 mg/l', pageAddress('shop.oligotherapy', { remedyCode: 'a-30006' })],
      ]),
    },
    {
      type: 'text',
      heading: {
        fr: 'Solution et teneur',
        en: 'Solution and content',
        de: 'Lösung und Gehalt',
        it: 'Soluzione e tenore',
      },
      text: {
        fr: 'Les éléments sont proposés en solution aqueuse, le plus souvent sous forme de gluconates. Selon l’usage, on garde la dose un moment sous la langue. La teneur figure toujours en milligrammes par litre, de sorte que deux produits se comparent d’un coup d’œil.\n\nCes éléments s’ajoutent à ceux de l’alimentation. Tenez compte des autres produits que vous prenez, et demandez conseil avant un emploi prolongé.',
        en: 'The elements are supplied in aqueous solution, mostly as gluconates. By custom, the dose is held under the tongue for a moment. The content is always given in milligrams per litre, so that two products can be compared at a glance.\n\nThese elements add to those in your food. Take any other products you use into account, and ask for advice before using them for any length of time.',
        de: 'Die Elemente werden als wässrige Lösung angeboten, meist in Form von Gluconaten. Nach altem Brauch behält man die Dosis einen Moment unter der Zunge. Der Gehalt ist immer in Milligramm pro Liter angegeben, so dass sich zwei Produkte auf einen Blick vergleichen lassen.\n\nSpurenelemente kommen zu jenen aus der Nahrung hinzu. Berücksichtigen Sie Ihre übrigen Präparate und lassen Sie sich vor einer längeren Anwendung beraten.',
        it: 'Gli elementi sono proposti in soluzione acquosa, per lo più come gluconati. Secondo l’uso tradizionale, la dose si tiene qualche istante sotto la lingua. Il tenore è sempre indicato in milligrammi per litro, così due prodotti si confrontano a colpo d’occhio.\n\nGli oligoelementi si aggiungono a quelli dell’alimentazione. Tenga conto degli altri preparati che assume e chieda consiglio prima di un impiego prolungato.',
      },
    },
    {
      type: 'two_images',
      layout: 'equal',
      images: [
        {
          image: 'copper',
          alt: {
            fr: 'Un échantillon de cuivre natif',
            en: 'A specimen of native copper',
            de: 'Ein Stück gediegenes Kupfer',
            it: 'Un campione di rame nativo',
          },
          title: {
            fr: 'Cuprum, le cuivre',
            en: 'Cuprum, copper',
            de: 'Cuprum, Kupfer',
            it: 'Cuprum, il rame',
          },
          text: {
            fr: 'Le métal des casseroles et des toits d’église. Dissous, il teinte la solution d’un bleu à peine visible.',
            en: 'The metal of saucepans and church roofs. Dissolved, it gives the solution a barely visible blue.',
            de: 'Das Metall der Pfannen und Kirchendächer. Gelöst verleiht es der Flüssigkeit ein kaum sichtbares Blau.',
            it: 'Il metallo delle pentole e dei tetti di chiesa. Disciolto, tinge la soluzione di un azzurro appena visibile.',
          },
        },
        {
          image: 'zinc',
          alt: {
            fr: 'Un échantillon de minerai de zinc',
            en: 'A specimen of zinc ore',
            de: 'Ein Stück Zinkerz',
            it: 'Un campione di minerale di zinco',
          },
          title: {
            fr: 'Zincum, le zinc',
            en: 'Zincum, zinc',
            de: 'Zincum, Zink',
            it: 'Zincum, lo zinco',
          },
          text: {
            fr: 'Paracelse lui a donné son nom, dit-on, à cause des pointes, « Zinken », que forment ses cristaux.',
            en: 'It owes its name, they say, to Paracelsus and the prongs, “Zinken” in German, that its crystals form.',
            de: 'Seinen Namen soll es Paracelsus verdanken, wegen der Zinken, die seine Kristalle bilden.',
            it: 'Il nome si deve, si dice, a Paracelso e alle punte, in tedesco «Zinken», che formano i suoi cristalli.',
          },
        },
      ],
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Peser, dissoudre, contrôler',
        en: 'Weighing, dissolving, testing',
        de: 'Wägen, lösen, prüfen',
        it: 'Pesare, sciogliere, controllare',
      },
      columns: [
        {
          icon: 'scales',
          title: {
            fr: 'Comment se fait la solution',
            en: 'How it is made',
            de: 'Wie eine Lösung entsteht',
            it: 'Come si prepara',
          },
          text: {
            fr: 'Un sel pesé au milligramme, de l’eau purifiée, rien d’autre. La teneur de chaque lot est mesurée avant la mise en flacon et figure au certificat.',
            en: 'A salt weighed to the milligram, purified water, nothing else. The content of each batch is measured before filling and stated on the certificate.',
            de: 'Ein auf das Milligramm gewogenes Gluconat, gereinigtes Wasser, sonst nichts. Der Gehalt jeder Charge wird vor dem Abfüllen gemessen und steht auf dem Zertifikat.',
            it: 'Un gluconato pesato al milligrammo, acqua purificata, nient’altro. Il tenore di ogni lotto è misurato prima dell’imbottigliamento e figura sul certificato.',
          },
        },
        {
          icon: 'drop',
          title: {
            fr: 'Une forme, trois formats',
            en: 'One form, three sizes',
            de: 'Eine Form, drei Grössen',
            it: 'Una forma, tre formati',
          },
          text: {
            fr: 'La solution buvable, en flacons de 60, 150 et 250 ml. Le bouchon sert de mesure ; l’étiquette dit combien de mesures contient le flacon.',
            en: 'Oral solution, in bottles of 60, 150 and 250 ml. The cap serves as a measure; the label states how many measures the bottle holds.',
            de: 'Die Trinklösung, in Flaschen von 60, 150 und 250 ml. Der Verschluss dient als Dosierbecher; auf der Etikette steht, wie viele Portionen die Flasche enthält.',
            it: 'La soluzione orale, in flaconi da 60, 150 e 250 ml. Il tappo serve da dosatore; l’etichetta indica quante dosi contiene il flacone.',
          },
        },
        {
          icon: 'lightbulb',
          title: {
            fr: 'Comment la choisir',
            en: 'How to choose it',
            de: 'Wie man sie wählt',
            it: 'Come si sceglie',
          },
          text: {
            fr: 'Commencez par ce que vous mangez et prenez déjà. Un professionnel fait l’addition avec vous, et parfois une soustraction.',
            en: 'Start with what you already eat and take. A professional will do the sum with you, and now and then a subtraction.',
            de: 'Beginnen Sie mit dem, was Sie bereits essen und einnehmen. Eine Fachperson rechnet mit Ihnen zusammen, und manchmal zieht sie auch ab.',
            it: 'Cominci da ciò che già mangia e assume. Un professionista fa la somma con Lei, e talvolta una sottrazione.',
          },
          button_text: findAddress,
          button_link: 'page:resources.where',
        },
      ],
    },
    {
      type: 'quote',
      quote: {
        fr: 'Une balance n’a pas d’opinion. C’est pourquoi nous la croyons.',
        en: 'A balance believes nobody. That is why we believe it.',
        de: 'Eine Waage glaubt niemandem. Darum glauben wir ihr.',
        it: 'Una bilancia non si fida di nessuno. Per questo noi ci fidiamo di lei.',
      },
      quotee: headOfLaboratory,
    },
    {
      type: 'product_display',
      title: {
        fr: 'Les mêmes éléments, en complément',
        en: 'The same elements, as supplements',
        de: 'Dieselben Elemente, als Ergänzung',
        it: 'Gli stessi elementi, come integratori',
      },
      products: [
        { slug: 'magnesium-and-vitamin-b6' },
        { slug: 'zinc-and-selenium' },
        { slug: 'iron-and-blackcurrant' },
        { slug: 'calcium-from-algae' },
      ],
    },
    {
      type: 'link_shop',
      image: 'ampoules',
      icon_name: 'drop',
      title: {
        fr: 'Trente-trois solutions',
        en: 'Thirty-three solutions',
        de: 'Dreiunddreissig Lösungen',
        it: 'Trentatré soluzioni',
      },
      text: {
        fr: 'Vingt-cinq éléments et huit associations, teneur et prix affichés aussitôt.',
        en: 'Twenty-five elements and eight combinations, content and price shown at once.',
        de: 'Fünfundzwanzig Elemente und acht Kombinationen, mit Gehaltsangabe und sofort sichtbarem Preis.',
        it: 'Venticinque elementi e otto associazioni, con tenore indicato e prezzo subito visibile.',
      },
      button_link: 'page:shop.oligotherapy',
      button_text: {
        fr: 'Choisir un élément',
        en: 'Choose an element',
        de: 'Spurenelement wählen',
        it: 'Scegliere un oligoelemento',
      },
    },
  ],
}
