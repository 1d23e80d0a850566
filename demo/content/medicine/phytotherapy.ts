import { linkLines, pageAddress } from '../page-address.ts'
import type { PageText } from '../page-text.ts'
import { findAddress, gardenTerraces } from '../shared-texts.ts'

export const phytotherapy: PageText = {
  key: 'medicine.phytotherapy',
  title: {
    fr: 'Qu’est-ce que la phytothérapie ?',
    en: 'What is phytotherapy?',
    de: 'Was ist Phytotherapie?',
    it: 'Che cos’è la fitoterapia?',
  },
  description: {
    fr: 'La phytothérapie, usage des plantes médicinales : tradition, parties de plante, teintures, et ce qu’il faut savoir avant de les associer à un médicament.',
    en: 'Phytotherapy, the use of medicinal plants: tradition, parts of the plant, tinctures, and what to know before combining them with a medicine.',
    de: 'Phytotherapie, die Anwendung von Arzneipflanzen: Tradition, Pflanzenteile, Tinkturen und was vor der Kombination mit Medikamenten zu beachten ist.',
    it: 'La fitoterapia, uso delle piante medicinali: tradizione, parti della pianta, tinture e che cosa sapere prima di associarle a un medicamento.',
  },
  lead: {
    fr: 'L’usage des plantes est aussi vieux que les jardins ; la teinture en est une forme précise et durable.',
    en: 'The use of plants is as old as gardens; the tincture is one precise and lasting form of it.',
    de: 'Pflanzen werden verwendet, seit es Gärten gibt; die Tinktur ist eine genaue und haltbare Art, sie zu verwenden.',
    it: 'L’uso delle piante è antico quanto i giardini; la tintura ne è una forma precisa e stabile.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Racine, feuille ou fleur',
        en: 'Root, leaf or flower',
        de: 'Wurzel, Blatt oder Blüte',
        it: 'Radice, foglia o fiore',
      },
      text: {
        fr: 'Une plante n’est pas la même de la racine à la cime.\n\n- **Racine** : la valériane.\n- **Fleur** : le souci.\n- **Feuille** : la mélisse.\n- **Fruit** : le chardon-Marie.\n\nLe moment compte aussi : l’heure, la saison, le sol. C’est pourquoi nos étiquettes donnent le nom latin et la partie employée.\n\nLes usages que nous citons viennent des traités de plantes, des pharmacopées et des monographies européennes sur les plantes. Ils relatent une tradition.',
        en: 'A plant is not the same from root to tip.\n\n- **Root**: valerian.\n- **Flower**: calendula.\n- **Leaf**: lemon balm.\n- **Fruit**: milk thistle.\n\nTiming matters as well: the hour, the season, the soil. That is why our labels give the Latin name and the part used.\n\nThe uses we mention come from herbals, pharmacopoeias and the European monographs on plants. They record a tradition.',
        de: 'Eine Pflanze ist nicht von der Wurzel bis zur Spitze dieselbe.\n\n- **Wurzel**: Baldrian.\n- **Blüte**: Ringelblume.\n- **Blatt**: Melisse.\n- **Frucht**: Mariendistel.\n\nAuch der Zeitpunkt zählt: Stunde, Jahreszeit, Boden. Deshalb nennen unsere Etiketten den lateinischen Namen und den verwendeten Teil.\n\nDie Anwendungen, die wir erwähnen, stammen aus Kräuterbüchern, Pharmakopöen und europäischen Pflanzenmonografien. Sie geben eine Tradition wieder.',
        it: 'Una pianta non è la stessa dalla radice alla cima.\n\n- **Radice**: la valeriana.\n- **Fiore**: la calendula.\n- **Foglia**: la melissa.\n- **Frutto**: il cardo mariano.\n\nConta anche il momento: l’ora, la stagione, il terreno. Per questo le nostre etichette riportano il nome latino e la parte impiegata.\n\nGli usi che citiamo provengono da erbari, farmacopee e monografie europee sulle piante. Raccontano una tradizione.',
      },
    },
    {
      type: 'three_columns',
      title: {
        fr: 'De la récolte au flacon',
        en: 'From harvest to bottle',
        de: 'Von der Ernte zur Flasche',
        it: 'Dal raccolto al flacone',
      },
      columns: [
        {
          icon: 'flower',
          title: {
            fr: 'Fraîche ou séchée',
            en: 'Fresh or dried',
            de: 'Frisch oder getrocknet',
            it: 'Fresca o secca',
          },
          text: {
            fr: 'La plante est identifiée à l’œil et au microscope, pesée, coupée fin, puis couverte d’alcool : séchée, elle y reste dix jours au moins ; fraîche, pour une teinture mère, trois semaines.',
            en: 'The plant is identified by eye and under the microscope, weighed, finely chopped and covered with alcohol: at least ten days for a dried plant; three weeks for a fresh one, as a mother tincture.',
            de: 'Die Pflanze wird von blossem Auge und unter dem Mikroskop bestimmt, gewogen, fein geschnitten und mit Alkohol bedeckt. Für eine Pflanzentinktur bleibt die getrocknete Pflanze mindestens zehn Tage darin und wird jeden Morgen gerührt; die Urtinktur der Homöopathie braucht länger.',
            it: 'La pianta viene identificata a occhio nudo e al microscopio, pesata, tagliata fine e coperta d’alcol. Per una tintura di pianta, la pianta secca vi resta almeno dieci giorni, mescolata ogni mattina; la tintura madre omeopatica richiede più tempo.',
          },
        },
        {
          icon: 'eyedropper',
          title: { fr: 'En teinture', en: 'As a tincture', de: 'Als Tinktur', it: 'In tintura' },
          text: {
            fr: 'Pressée, filtrée, contrôlée : la plupart des teintures se prennent en gouttes, dans un peu d’eau ; d’autres, comme l’arnica, la consoude ou le thuya, ne sont pas destinées à l’usage interne. Une teinture se commande seule, en flacons de 30, 60, 125 ou 250 ml, ou dans un mélange.',
            en: 'Pressed, filtered, tested: most tinctures are taken as drops in a little water; others, such as arnica, comfrey or thuja, are not for internal use. Alone, in 30, 60, 125 or 250 ml bottles, or in a mixture.',
            de: 'Gepresst, filtriert, geprüft: Soweit sie zum Einnehmen bestimmt ist, nimmt man die Tinktur tropfenweise in etwas Wasser. Arnika, Beinwell oder Thuja zum Beispiel sind nicht zum Einnehmen bestimmt; das steht auf der Packung, und Ihre Apotheke weiss es. Flaschen zu 30, 60, 125 oder 250 ml, einzeln oder in einer Mischung.',
            it: 'Torchiata, filtrata, controllata: se destinata all’uso interno, la tintura si prende a gocce, in un po’ d’acqua. Arnica, consolida o tuia, per esempio, non sono destinate all’uso interno: lo dicono la confezione e la Sua farmacia. Flaconi da 30, 60, 125 o 250 ml, da sola o in una miscela.',
          },
          button_text: {
            fr: 'Composer un mélange',
            en: 'Create a mixture',
            de: 'Mischung zusammenstellen',
            it: 'Comporre una miscela',
          },
          button_link: 'page:shop.make_your_own',
        },
        {
          icon: 'book-open',
          title: {
            fr: 'Choisie sur conseil',
            en: 'Chosen with advice',
            de: 'Mit Beratung wählen',
            it: 'Scegliere con un consiglio',
          },
          text: {
            fr: 'Deux plantes du même nom peuvent n’avoir rien en commun. Le nom latin, la partie et l’avis d’un professionnel évitent les confusions.',
            en: 'Two plants of the same name may have nothing in common. The Latin name, the part used and professional advice keep them apart.',
            de: 'Zwei Pflanzen gleichen Namens haben mitunter nichts gemeinsam. Lateinischer Name, Pflanzenteil und fachlicher Rat schützen vor Verwechslung.',
            it: 'Due piante dallo stesso nome possono non avere nulla in comune. Il nome latino, la parte e il parere di un professionista evitano confusioni.',
          },
          button_text: findAddress,
          button_link: 'page:resources.where',
        },
      ],
    },
    {
      type: 'quote',
      quote: {
        fr: 'Toute chose est poison, et rien n’est sans poison ;',
        en: 'All things are poison, and nothing is without poison;',
        de: 'Alle Dinge sind Gift, und nichts ist ohne Gift;',
        it: 'Tutte le cose sono veleno, e nulla è senza veleno;',
      },
      quote_line_2: {
        fr: 'seule la dose fait qu’une chose n’est pas un poison.',
        en: 'the dose alone makes a thing not a poison.',
        de: 'allein die Dosis macht, dass ein Ding kein Gift ist.',
        it: 'soltanto la dose fa sì che una cosa non sia un veleno.',
      },
      quotee: {
        fr: 'Paracelse, d’Einsiedeln, 1538',
        en: 'Paracelsus of Einsiedeln, 1538',
        de: 'Paracelsus aus Einsiedeln, 1538',
        it: 'Paracelso, di Einsiedeln, 1538',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Naturel ne veut pas dire anodin',
        en: 'Natural does not mean harmless',
        de: 'Natürlich heisst nicht harmlos',
        it: 'Naturale non vuol dire innocuo',
      },
      text: {
        fr: 'Une teinture contient des substances mesurables, et de l’alcool. Certaines plantes interagissent avec des médicaments ; le millepertuis en est l’exemple le plus connu. D’autres sont déconseillées pendant la grossesse, l’allaitement ou l’enfance.\n\nDites toujours à votre médecin ou à votre pharmacie ce que vous prenez. Les professionnels titulaires d’un compte trouvent d’autres informations dans la boutique.',
        en: 'A tincture contains measurable substances, and alcohol. Some plants interact with medicines; St John’s wort is the best-known example. Others are advised against during pregnancy, breastfeeding or childhood.\n\nAlways tell your doctor or pharmacy what you are taking. Professionals will find further information in the shop once they are logged in.',
        de: 'Eine Tinktur enthält messbare Mengen an Pflanzenstoffen, und sie enthält Alkohol. Manche Pflanzen haben Wechselwirkungen mit Medikamenten; das Johanniskraut ist das bekannteste Beispiel. Von anderen wird in der Schwangerschaft, in der Stillzeit oder bei Kindern abgeraten.\n\nSagen Sie Ihrer Ärztin oder Ihrer Apotheke immer, was Sie einnehmen. Angemeldete Fachpersonen finden im Shop weitere Angaben.',
        it: 'Una tintura contiene quantità misurabili di sostanze vegetali, e contiene alcol. Alcune piante interagiscono con certi medicamenti; l’iperico è l’esempio più noto. Altre sono sconsigliate in gravidanza, durante l’allattamento o nell’infanzia.\n\nDica sempre al Suo medico o alla Sua farmacia che cosa assume. I professionisti che hanno effettuato l’accesso trovano altre informazioni nel negozio online.',
      },
    },
    {
      type: 'two_images',
      layout: 'left',
      images: [
        {
          image: 'scene-garden',
          alt: gardenTerraces,
          title: {
            fr: 'Cent quatre-vingts espèces',
            en: 'One hundred and eighty species',
            de: 'Hundertachtzig Arten',
            it: 'Centottanta specie',
          },
          text: {
            fr: 'Souci, mélisse, valériane, échinacée : ce que notre terre donne bien, nous le cultivons nous-mêmes.',
            en: 'Calendula, lemon balm, valerian, echinacea: what grows well in our soil, we grow ourselves.',
            de: 'Ringelblume, Melisse, Baldrian, Sonnenhut: Was unser Boden gern hergibt, ziehen wir selbst.',
            it: 'Calendula, melissa, valeriana, echinacea: ciò che la nostra terra dà volentieri, lo coltiviamo noi.',
          },
          link: 'page:company.garden',
          button_text: {
            fr: 'Visiter le jardin',
            en: 'Visit the garden',
            de: 'Den Garten besuchen',
            it: 'Visitare il giardino',
          },
        },
        {
          image: 'scene-shelf',
          alt: {
            fr: 'Des flacons de teinture rangés sur une étagère',
            en: 'Bottles of tincture on a shelf',
            de: 'Tinkturflaschen auf einem Regal',
            it: 'Flaconi di tintura su uno scaffale',
          },
          title: {
            fr: 'Cent quarante-huit teintures',
            en: 'One hundred and forty-eight tinctures',
            de: 'Hundertachtundvierzig Tinkturen',
            it: 'Centoquarantotto tinture',
          },
          text: {
            fr: 'Le reste vient de cueilleurs et de cultures que nous connaissons par leur nom ; l’origine est consignée lot par lot.',
            en: 'The rest comes from gatherers and growers whom we know by name; the origin is recorded batch by batch.',
            de: 'Der Rest kommt von Sammlerinnen, Sammlern und Betrieben, die wir mit Namen kennen; die Herkunft ist Charge für Charge vermerkt.',
            it: 'Il resto viene da raccoglitori e coltivatori che conosciamo per nome; l’origine è registrata lotto per lotto.',
          },
          link: 'page:company.quality',
          button_text: {
            fr: 'Notre qualité',
            en: 'Our quality',
            de: 'Unsere Qualität',
            it: 'La nostra qualità',
          },
        },
      ],
    },
    {
      type: 'essentials_display',
      title: {
        fr: 'Un herbier en douze planches',
        en: 'A herbarium in twelve sheets',
        de: 'Ein Herbarium in zwölf Bogen',
        it: 'Un erbario in dodici fogli',
      },
      description: {
        fr: 'Douze plantes de notre jardin, avec leur nom latin.',
        en: 'Twelve plants from our garden, under their Latin names.',
        de: 'Zwölf Pflanzen aus unserem Garten, mit ihrem lateinischen Namen.',
        it: 'Dodici piante del nostro giardino, con il loro nome latino.',
      },
      icon_name: 'flower',
      essentials_names: linkLines([
        ['Calendula officinalis', pageAddress('shop.phytotherapy', { remedyCode: 'a-20022' })],
        ['Melissa officinalis', pageAddress('shop.phytotherapy', { remedyCode: 'a-20083' })],
        ['Valeriana officinalis', pageAddress('shop.phytotherapy', { remedyCode: 'a-20136' })],
        ['Urtica dioica', pageAddress('shop.phytotherapy', { remedyCode: 'a-20132' })],
        ['Taraxacum officinale', pageAddress('shop.phytotherapy', { remedyCode: 'a-20123' })],
        ['Salvia officinalis', pageAddress('shop.phytotherapy', { remedyCode: 'a-20115' })],
        ['Thymus vulgaris', pageAddress('shop.phytotherapy', { remedyCode: 'a-20126' })],
        ['Sambucus nigra', pageAddress('shop.phytotherapy', { remedyCode: 'a-20116' })],
        ['Lavandula angustifolia', pageAddress('shop.phytotherapy', { remedyCode: 'a-20074' })],
        ['Hypericum perforatum', pageAddress('shop.phytotherapy', { remedyCode: 'a-20068' })],
        ['Echinacea purpurea', pageAddress('shop.phytotherapy', { remedyCode: 'a-20043' })],
        ['Tilia cordata', pageAddress('shop.phytotherapy', { remedyCode: 'a-20127' })],
      ]),
    },
    {
      type: 'product_display',
      title: {
        fr: 'Des plantes, prêtes à l’emploi',
        en: 'Plants, ready to use',
        de: 'Pflanzen, gebrauchsfertig',
        it: 'Piante, pronte all’uso',
      },
      products: [
        { slug: 'marigold-cream' },
        { slug: 'thyme-and-sundew-syrup' },
        { slug: 'arnica-flower-gel' },
        { slug: 'lemon-balm-and-hops' },
      ],
    },
    {
      type: 'link_shop',
      image: 'drops-30ml',
      icon_name: 'flower',
      title: {
        fr: 'La plante, puis le format',
        en: 'First the plant, then the size',
        de: 'Zuerst die Pflanze, dann die Grösse',
        it: 'Prima la pianta, poi il formato',
      },
      text: {
        fr: 'De l’achillée à la verveine : le catalogue entier se consulte sans inscription.',
        en: 'From yarrow to vervain: the whole catalogue is open without an account.',
        de: 'Von der Schafgarbe bis zum Eisenkraut: Das ganze Sortiment ist ohne Anmeldung einsehbar.',
        it: 'Dall’achillea alla verbena: l’intero catalogo si consulta senza registrazione.',
      },
      button_link: 'page:shop.phytotherapy',
      button_text: {
        fr: 'Choisir une teinture',
        en: 'Choose a tincture',
        de: 'Tinktur wählen',
        it: 'Scegliere una tintura',
      },
    },
  ],
}
