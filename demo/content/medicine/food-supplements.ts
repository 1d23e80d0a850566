import { pageAddress } from '../page-address.ts'
import type { PageText } from '../page-text.ts'
import { director } from '../shared-texts.ts'

export const foodSupplements: PageText = {
  key: 'medicine.food_supplements',
  title: {
    fr: 'Que sont les compléments alimentaires ?',
    en: 'What are food supplements?',
    de: 'Was\u00a0sind Nahrungs\u00adergänzungs\u00admittel?',
    it: 'Che cosa sono gli integratori alimentari?',
  },
  description: {
    fr: 'Ce qu’est un complément alimentaire selon le droit suisse, ce que dit son étiquette et ce à quoi il faut veiller avant d’en consommer.',
    en: 'What a food supplement is under Swiss law, what its label tells you and what to watch out for before taking one. Explained in a few words.',
    de: 'Was ein Nahrungsergänzungsmittel nach Schweizer Recht ist, was auf der Etikette steht und worauf Sie vor der Einnahme achten sollten.',
    it: 'Che cos’è un integratore alimentare secondo il diritto svizzero, che cosa dice l’etichetta e a che cosa prestare attenzione prima di assumerlo.',
  },
  lead: {
    fr: 'Ni médicaments ni repas : des denrées alimentaires concentrées, présentées en petites portions.',
    en: 'Neither medicines nor meals: concentrated foods in small portions.',
    de: 'Weder Arzneimittel noch Mahlzeit: konzentrierte Lebensmittel in kleinen Portionen.',
    it: 'Né medicamenti né pasti: derrate alimentari concentrate, in piccole porzioni.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Ce que dit le droit',
        en: 'What the law says',
        de: 'Was das Recht sagt',
        it: 'Che cosa dice il diritto',
      },
      text: {
        fr: 'En Suisse, les compléments alimentaires relèvent du droit sur les denrées alimentaires. Une ordonnance du Département fédéral de l’intérieur fixe les vitamines, minéraux et autres substances admis ainsi que les quantités maximales. Le fabricant répond de la conformité ; les chimistes cantonaux la contrôlent.\n\nL’étiquette indique la portion journalière, la teneur de chaque substance et l’avertissement de ne pas la dépasser. Seules sont permises les allégations que la loi énumère.',
        en: 'In Switzerland, food supplements come under food law. An ordinance of the Federal Department of Home Affairs lays down which vitamins, minerals and other substances are allowed, and in what maximum amounts. The manufacturer is responsible for compliance; the cantonal chemists check it.\n\nThe label gives the daily portion, the content of each substance and the warning not to exceed it. Only the health claims listed by law are permitted.',
        de: 'In der Schweiz unterstehen Nahrungsergänzungsmittel dem Lebensmittelrecht. Eine Verordnung des Eidgenössischen Departements des Innern legt fest, welche Vitamine, Mineralstoffe und sonstigen Stoffe in welchen Höchstmengen zulässig sind. Verantwortlich für die Einhaltung ist die Herstellerin; kontrolliert wird sie von den kantonalen Laboratorien.\n\nDie Etikette nennt die Tagesportion, den Gehalt jedes Stoffs und den Hinweis, die Portion nicht zu überschreiten. Erlaubt sind nur Angaben, die das Gesetz aufzählt.',
        it: 'In Svizzera gli integratori alimentari sottostanno al diritto sulle derrate alimentari. Un’ordinanza del Dipartimento federale dell’interno stabilisce quali vitamine, minerali e altre sostanze sono ammessi e in quali quantità massime. Della conformità risponde il fabbricante; la controllano i laboratori cantonali.\n\nL’etichetta indica la porzione giornaliera, il tenore di ogni sostanza e l’avvertenza di non superarla. Sono permesse solo le indicazioni elencate dalla legge.',
      },
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Une étiquette, trois repères',
        en: 'Three things to read on a label',
        de: 'Eine Etikette, drei Blicke',
        it: 'Un’etichetta, tre sguardi',
      },
      columns: [
        {
          icon: 'scales',
          title: { fr: 'La portion', en: 'The portion', de: 'Die Portion', it: 'La porzione' },
          text: {
            fr: 'Combien par jour, et combien de jours dure l’emballage. C’est le premier chiffre à lire, et celui qu’il ne faut pas dépasser.',
            en: 'How much a day, and how many days the pack lasts. It is the first figure to read, and the one not to exceed.',
            de: 'Wie viel pro Tag und für wie viele Tage. Das ist die erste Zahl, die Sie lesen, und die, die Sie nicht überschreiten.',
            it: 'Quanto al giorno, e per quanti giorni basta la confezione. È la prima cifra da leggere, e quella da non superare.',
          },
        },
        {
          icon: 'test-tube',
          title: { fr: 'La teneur', en: 'The content', de: 'Der Gehalt', it: 'Il tenore' },
          text: {
            fr: 'En milligrammes ou microgrammes, et en pour cent de l’apport de référence. Une vitamine à 100 % couvre déjà la référence d’un adulte.',
            en: 'In milligrams or micrograms, and as a percentage of the reference intake. A vitamin at 100% already covers the reference for an adult.',
            de: 'In Milligramm oder Mikrogramm und in Prozent der Referenzmenge. Ein Vitamin mit 100 % deckt den Referenzwert für Erwachsene bereits ab.',
            it: 'In milligrammi o microgrammi, e in percentuale del valore di riferimento. Una vitamina al 100 % copre già il valore di riferimento per un adulto.',
          },
        },
        {
          icon: 'info',
          title: { fr: 'Le reste', en: 'The rest', de: 'Der Rest', it: 'Il resto' },
          text: {
            fr: 'Allergènes, origine, date, et la phrase qui rappelle qu’un complément ne remplace pas une alimentation variée. Elle est obligatoire, et elle a raison.',
            en: 'Allergens, origin, date, and the reminder that a supplement does not replace a varied diet. It is compulsory, and with good reason.',
            de: 'Allergene, Herkunft, Datum und der Satz, dass eine Ergänzung keine Mahlzeit ersetzt. Er ist vorgeschrieben, und er stimmt.',
            it: 'Allergeni, origine, data di conservazione e la frase che ricorda che un integratore non sostituisce un’alimentazione varia. È obbligatoria, ed è vera.',
          },
        },
      ],
    },
    {
      type: 'remedy_display',
      title: {
        fr: 'La gamme, au complet',
        en: 'The whole range',
        de: 'Das ganze Sortiment',
        it: 'La gamma completa',
      },
      category: 'supplements',
    },
    {
      type: 'text',
      heading: {
        fr: 'Lire avant d’avaler',
        en: 'Read before you swallow',
        de: 'Erst lesen, dann einnehmen',
        it: 'Prima leggere, poi assumere',
      },
      text: {
        fr: 'Plus n’est pas mieux. Additionnez ce que vous prenez déjà : la même vitamine se cache souvent dans plusieurs produits. Une alimentation variée suffit à la plupart des gens ; une prise de sang et l’avis d’un médecin renseignent mieux qu’une publicité.\n\nNous avons vingt-sept produits, pas deux cents. Nous renonçons aux colorants et indiquons l’origine des algues et des plantes à qui nous la demande.',
        en: 'More is not better. Add up what you are already taking: the same vitamin often hides in several products. A varied diet is enough for most people; a blood test and a doctor’s opinion tell you more than an advertisement.\n\nWe have twenty-seven products, not two hundred. We use no colourings and give the origin of algae and plants to anyone who asks.',
        de: 'Mehr ist nicht besser. Rechnen Sie zusammen, was Sie bereits einnehmen: Dasselbe Vitamin steckt oft in mehreren Produkten. Den meisten Menschen genügt eine abwechslungsreiche Ernährung; eine Blutuntersuchung und ärztlicher Rat sagen mehr als jede Werbung.\n\nWir haben siebenundzwanzig Produkte, nicht zweihundert. Wir verzichten auf Farbstoffe und nennen die Herkunft von Algen und Pflanzen allen, die danach fragen.',
        it: 'Di più non vuol dire meglio. Sommi ciò che già assume: la stessa vitamina si nasconde spesso in più prodotti. Alla maggior parte delle persone basta un’alimentazione varia; un esame del sangue e il parere di un medico dicono più di una pubblicità.\n\nAbbiamo ventisette prodotti, non duecento. Rinunciamo ai coloranti e indichiamo l’origine di alghe e piante a chi ce la chiede.',
      },
    },
    {
      type: 'two_images',
      layout: 'right',
      images: [
        {
          image: 'algae',
          alt: {
            fr: 'Une algue brune et ses lames',
            en: 'A brown seaweed with its blades',
            de: 'Eine Braunalge mit ihren Blättern',
            it: 'Un’alga bruna con le sue lamine',
          },
          title: { fr: 'De la mer', en: 'From the sea', de: 'Aus dem Meer', it: 'Dal mare' },
          text: {
            fr: 'Calcium et oméga-3 tirés directement des algues : la source, sans le détour.',
            en: 'Calcium and omega-3 straight from algae: the source, without the detour.',
            de: 'Calcium und Omega-3 direkt aus der Alge.',
            it: 'Calcio e omega-3 direttamente dall’alga.',
          },
          link: pageAddress('shop.food_supplements.products.product', {
            product: 'omega-3-from-algae',
          }),
          button_text: {
            fr: 'Oméga-3 d’algues',
            en: 'Omega-3 from algae',
            de: 'Omega-3 aus Algen',
            it: 'Omega-3 dalle alghe',
          },
        },
        {
          image: 'sea-buckthorn',
          alt: {
            fr: 'Un rameau d’argousier chargé de baies',
            en: 'A sea buckthorn branch laden with berries',
            de: 'Ein Sanddornzweig voller Beeren',
            it: 'Un ramo di olivello spinoso carico di bacche',
          },
          title: {
            fr: 'De la montagne',
            en: 'From the mountains',
            de: 'Aus den Bergen',
            it: 'Dalla montagna',
          },
          text: {
            fr: 'L’argousier pousse au bord des torrents du Valais et des Grisons. Pressé, rien de plus : c’est acide, et c’est bien ainsi.',
            en: 'Sea buckthorn grows beside the torrents of Valais and Graubünden. Pressed, nothing more: it is sour, and rightly so.',
            de: 'Sanddorn wächst an den Wildbächen im Wallis und in Graubünden. Gepresst, sonst nichts: Der Saft ist sauer, und das ist gut so.',
            it: 'L’olivello spinoso cresce lungo i torrenti del Vallese e dei Grigioni. Spremuto, nient’altro: è aspro, ed è giusto così.',
          },
          link: pageAddress('shop.food_supplements.products.product', {
            product: 'sea-buckthorn-juice',
          }),
          button_text: {
            fr: 'Jus d’argousier',
            en: 'Sea buckthorn juice',
            de: 'Sanddornsaft',
            it: 'Succo di olivello spinoso',
          },
        },
      ],
    },
    {
      type: 'quote',
      quote: {
        fr: 'Le meilleur complément est celui dont on n’a plus besoin.',
        en: 'The best supplement is the one you no longer need.',
        de: 'Die beste Ergänzung ist die, die man nicht mehr braucht.',
        it: 'Il miglior integratore è quello di cui non si ha più bisogno.',
      },
      quotee: director,
    },
    {
      type: 'link_shop',
      image: 'food-supplements',
      icon_name: 'basket',
      title: {
        fr: 'Vingt-sept produits, pas deux cents',
        en: 'Twenty-seven products, not two hundred',
        de: 'Siebenundzwanzig Produkte, nicht zweihundert',
        it: 'Ventisette prodotti, non duecento',
      },
      text: {
        fr: 'Composition, portion et prix sur la page de chaque produit.',
        en: 'Composition, portion and price on the page of each product.',
        de: 'Zusammensetzung, Portion und Preis auf der Seite jedes Produkts.',
        it: 'Ingredienti, porzione e prezzo sulla pagina di ogni prodotto.',
      },
      button_link: 'page:shop.food_supplements',
      button_text: {
        fr: 'Voir la gamme',
        en: 'See the range',
        de: 'Zum Sortiment',
        it: 'Vedere la gamma',
      },
    },
  ],
}
