import type { PageText } from '../page-text.ts'
import { botanist } from '../shared-texts.ts'

export const garden: PageText = {
  key: 'company.garden',
  title: {
    fr: 'Notre jardin',
    en: 'Our garden',
    de: 'Unser Garten',
    it: 'Il nostro giardino',
  },
  description: {
    fr: 'Le jardin médicinal du Laboratoire Trois-Sources, au pied du Salève : 6000 m², environ 180 espèces, cueillies à la main au bon moment de l’année.',
    en: 'The medicinal garden of Laboratoire Trois-Sources at the foot of the Salève: 6,000 m² and some 180 species, picked by hand at the right time of year.',
    de: 'Der Arzneipflanzengarten des Laboratoire Trois-Sources am Fuss des Salève: 6000 m², rund 180 Arten, von Hand geerntet, jede zu ihrer Zeit.',
    it: 'Il giardino di piante medicinali del Laboratoire Trois-Sources, ai piedi del Salève: 6000 m² e circa 180 specie, raccolte a mano nel momento giusto.',
  },
  lead: {
    fr: 'Six mille mètres carrés au pied du Salève, environ cent quatre-vingts espèces, et trois sources pour les arroser.',
    en: 'Six thousand square metres at the foot of the Salève, some one hundred and eighty species, and three springs to water them.',
    de: 'Sechstausend Quadratmeter am Fuss des Salève, rund hundertachtzig Arten und drei Quellen, die sie bewässern.',
    it: 'Seimila metri quadrati ai piedi del Salève, circa centottanta specie e tre sorgenti per irrigarle.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Planté pour le laboratoire',
        en: 'Planted for the laboratory',
        de: 'Für das Labor angebaut',
        it: 'Coltivato per il laboratorio',
      },
      text: {
        fr: 'Le jardin n’est pas un décor. Chaque planche correspond à une souche du catalogue : souci, bryone, millepertuis, échinacée. La haie réunit les arbres et arbustes dont nous cueillons les bourgeons, du cassis à l’aubépine, en passant par le tilleul et le figuier.\n\nNous n’employons ni engrais ni pesticides de synthèse. On désherbe à la main et à la houe ; les bords restent en prairie, fauchée deux fois l’an, pour les insectes et pour l’œil.',
        en: 'The garden is not for show. Every bed corresponds to a remedy in the catalogue: calendula, bryony, St John’s wort, echinacea. The hedge brings together the trees and shrubs whose buds we pick, from blackcurrant to hawthorn by way of lime tree and fig.\n\nWe use neither synthetic fertilisers nor synthetic pesticides. Weeding is done by hand and hoe; the edges are left as meadow, mown twice a year, for the insects and for the eye.',
        de: 'Der Garten ist keine Zierde. Jedes Beet gehört zu einem Ausgangsstoff unseres Sortiments: Ringelblume, Zaunrübe, Johanniskraut, Sonnenhut. Die Hecke vereint Bäume und Sträucher, deren Knospen wir pflücken, von der Schwarzen Johannisbeere über Linde und Feige bis zum Weissdorn.\n\nWir verwenden weder synthetische Dünger noch synthetische Pflanzenschutzmittel. Gejätet wird von Hand und mit der Hacke; die Ränder bleiben Wiese, zweimal im Jahr gemäht, für die Insekten und fürs Auge.',
        it: 'Il giardino non è un ornamento. Ogni aiuola corrisponde a un ceppo del catalogo: calendula, brionia, iperico, echinacea. La siepe riunisce gli alberi e gli arbusti di cui raccogliamo le gemme, dal ribes nero al biancospino, passando per il tiglio e il fico.\n\nNon usiamo né concimi né pesticidi di sintesi. Si sarchia a mano e con la zappa; i bordi restano a prato, falciato due volte l’anno, per gli insetti e per il piacere degli occhi.',
      },
    },
    {
      type: 'header_image',
      image: 'scene-home',
      alt: {
        fr: 'Le Salève, les trois sources et le ruisseau qui traverse le jardin',
        en: 'The Salève, the three springs and the brook that crosses the garden',
        de: 'Der Salève, die drei Quellen und der Bach, der durch den Garten fliesst',
        it: 'Il Salève, le tre sorgenti e il ruscello che attraversa il giardino',
      },
      title: {
        fr: 'Trois sources, quatre terrasses',
        en: 'Three springs, four terraces',
        de: 'Drei Quellen, vier Terrassen',
        it: 'Tre sorgenti, quattro terrazze',
      },
      text: {
        fr: 'L’eau descend d’une terrasse à l’autre par des rigoles de pierre, comme du temps de Jeanne.',
        en: 'The water runs from terrace to terrace through channels of stone, as in Jeanne’s day.',
        de: 'Das Wasser läuft in steinernen Rinnen von Terrasse zu Terrasse, wie zu Jeannes Zeiten.',
        it: 'L’acqua scende di terrazza in terrazza per canalette di pietra, come ai tempi di Jeanne.',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Le jardin en chiffres',
        en: 'The garden in figures',
        de: 'Der Garten in Zahlen',
        it: 'Il giardino in cifre',
      },
      text: {
        fr: '- **6000 m²** : au pied du Salève, sur quatre terrasses.\n- **180 espèces environ** : chaque planche correspond à une souche du catalogue.\n- **26 espèces d’arbres et d’arbustes** : dans la haie, taillée à hauteur de main.\n- **4000 planches et plus** : dans l’herbier du laboratoire.',
        en: '- **6,000 m²**: at the foot of the Salève, on four terraces.\n- **Some 180 species**: each bed corresponds to a remedy in the catalogue.\n- **26 kinds of trees and shrubs**: in the hedge, pruned to within arm’s reach.\n- **Over 4,000 sheets**: in the laboratory’s herbarium.',
        de: '- **6000 m²**: am Fuss des Salève, auf vier Terrassen.\n- **Rund 180 Arten**: jedes Beet für einen Ausgangsstoff.\n- **26 Baum- und Straucharten**: die Hecke, auf Handhöhe geschnitten.\n- **Über 4000 Bogen**: das Herbarium des Labors.',
        it: '- **6000 m²**: ai piedi del Salève, su quattro terrazze.\n- **Circa 180 specie**: ogni aiuola corrisponde a un ceppo del catalogo.\n- **26 specie di alberi e arbusti**: nella siepe, potata ad altezza di mano.\n- **Oltre 4000 fogli**: nell’erbario del laboratorio.',
      },
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Le calendrier des cueillettes',
        en: 'The picking calendar',
        de: 'Der Erntekalender',
        it: 'Il calendario dei raccolti',
      },
      columns: [
        {
          icon: 'tree',
          title: {
            fr: 'De février à avril : les bourgeons',
            en: 'February to April: buds',
            de: 'Februar bis April: Knospen',
            it: 'Da febbraio ad aprile: le gemme',
          },
          text: {
            fr: 'Les premiers se cueillent fin février, avant le lever du soleil si le gel a été fort. Il n’y a parfois que trois jours pour le faire.',
            en: 'The first are picked at the end of February, before sunrise if the frost has been hard. Sometimes the window is only three days.',
            de: 'Die ersten werden Ende Februar gepflückt, nach starkem Frost noch vor Sonnenaufgang. Manchmal bleiben nur drei Tage.',
            it: 'Le prime si raccolgono a fine febbraio, prima dell’alba se ha gelato forte. A volte il momento giusto dura appena tre giorni.',
          },
        },
        {
          icon: 'flower',
          title: {
            fr: 'De mai à juillet : pousses et fleurs',
            en: 'May to July: shoots and flowers',
            de: 'Mai bis Juli: Triebe und Blüten',
            it: 'Da maggio a luglio: getti e fiori',
          },
          text: {
            fr: 'Mai est aux jeunes pousses, juin et juillet aux fleurs. On coupe le matin, quand la rosée est partie et que la chaleur n’est pas encore là.',
            en: 'May belongs to young shoots, June and July to flowers. They are cut in the morning, when the dew has gone and the heat has not yet come.',
            de: 'Der Mai gehört den jungen Trieben, Juni und Juli den Blüten. Geschnitten wird am Vormittag, wenn der Tau abgetrocknet und die Hitze noch nicht da ist.',
            it: 'Maggio è il mese dei giovani getti, giugno e luglio quelli dei fiori. Si taglia al mattino, quando la rugiada si è asciugata e il caldo non è ancora arrivato.',
          },
        },
        {
          icon: 'grains',
          title: {
            fr: 'De septembre à novembre : fruits et racines',
            en: 'September to November: fruit and roots',
            de: 'September bis November: Früchte und Wurzeln',
            it: 'Da settembre a novembre: frutti e radici',
          },
          text: {
            fr: 'Septembre donne les fruits. Puis la sève redescend, et l’on sort les fourches pour la valériane, la bryone et l’échinacée.',
            en: 'September brings the fruit. Then the sap goes down, and out come the forks for valerian, bryony and echinacea.',
            de: 'Der September bringt die Früchte. Dann geht der Saft zurück, und die Grabgabeln kommen zum Einsatz für Baldrian, Zaunrübe und Sonnenhut.',
            it: 'In settembre maturano i frutti. Poi la linfa ridiscende e si prendono le vanghe a forca per la valeriana, la brionia e l’echinacea.',
          },
        },
      ],
    },
    {
      type: 'quote',
      quote: {
        fr: 'Une plante n’a pas d’étiquette. Il faut la connaître au toucher, à l’odeur, et même en février.',
        en: 'A plant has no label. You have to know it by touch, by scent, and even in February.',
        de: 'Eine Pflanze trägt keine Etikette. Man muss sie mit der Hand erkennen, mit der Nase, und das auch im Februar.',
        it: 'Una pianta non porta etichetta. Bisogna riconoscerla al tatto e all’odore, anche in febbraio.',
      },
      quotee: botanist,
    },
    {
      type: 'text',
      heading: {
        fr: 'Deux heures, pas davantage',
        en: 'Two hours, no more',
        de: 'Zwei Stunden, nicht mehr',
        it: 'Due ore, non di più',
      },
      text: {
        fr: 'Notre botaniste, **Nadia Ferrero**, identifie chaque récolte et en garde un témoin séché. L’herbier du laboratoire compte aujourd’hui plus de quatre mille planches.\n\nDeux heures après la coupe, la plante est lavée, hachée et mise à macérer à Carouge. Le numéro de lot commence ici : par le nom d’une plate-bande et la date d’un matin.',
        en: 'Our botanist, **Nadia Ferrero**, identifies each harvest and keeps a dried specimen of it. The laboratory’s herbarium now holds more than four thousand sheets.\n\nTwo hours after cutting, the plant has been washed, chopped and set to macerate in Carouge. The batch number begins here: with the name of a bed and the date of a morning.',
        de: 'Unsere Botanikerin **Nadia Ferrero** bestimmt jede Ernte und bewahrt einen getrockneten Beleg auf. Das Herbarium des Labors umfasst heute über viertausend Bogen.\n\nZwei Stunden nach dem Schnitt ist die Pflanze gewaschen, zerkleinert und in Carouge angesetzt. Die Chargennummer beginnt hier: mit dem Namen eines Beets und dem Datum eines Morgens.',
        it: 'La nostra botanica, **Nadia Ferrero**, identifica ogni raccolto e ne conserva un campione essiccato. L’erbario del laboratorio conta oggi più di quattromila fogli.\n\nDue ore dopo il taglio la pianta è lavata, sminuzzata e messa a macerare a Carouge. Il numero di lotto nasce qui: con il nome di un’aiuola e la data di un mattino.',
      },
    },
    {
      type: 'two_images',
      layout: 'left',
      images: [
        {
          image: 'scene-buds',
          title: { fr: 'La haie', en: 'The hedge', de: 'Die Hecke', it: 'La siepe' },
          text: {
            fr: 'Vingt-six espèces d’arbres et d’arbustes, taillées à hauteur de main.',
            en: 'Twenty-six kinds of trees and shrubs, pruned to within arm’s reach.',
            de: 'Sechsundzwanzig Arten von Bäumen und Sträuchern, auf Handhöhe geschnitten.',
            it: 'Ventisei specie di alberi e arbusti, potate ad altezza di mano.',
          },
          link: 'page:medicine.gemmotherapy',
          button_text: {
            fr: 'Comprendre la gemmothérapie',
            en: 'Understanding gemmotherapy',
            de: 'Was ist Gemmotherapie?',
            it: 'Capire la gemmoterapia',
          },
        },
        {
          image: 'scene-mortar',
          title: {
            fr: 'Le séchoir',
            en: 'The drying loft',
            de: 'Der Trockenboden',
            it: 'L’essiccatoio',
          },
          text: {
            fr: 'Sous le toit de la grange, les bouquets attendent le mortier.',
            en: 'Beneath the roof of the barn, the bunches wait for the mortar.',
            de: 'Unter dem Scheunendach trocknen die Bündel, bis sie in den Mörser kommen.',
            it: 'Sotto il tetto del fienile i mazzi si asciugano, in attesa del mortaio.',
          },
          link: 'page:medicine.phytotherapy',
          button_text: {
            fr: 'Comprendre la phytothérapie',
            en: 'Understanding phytotherapy',
            de: 'Was ist Phytotherapie?',
            it: 'Capire la fitoterapia',
          },
        },
      ],
    },
    {
      type: 'essentials_display',
      title: {
        fr: 'Ce qui pousse ici',
        en: 'What grows here',
        de: 'Was hier wächst',
        it: 'Che cosa cresce qui',
      },
      description: {
        fr: 'Douze de nos cent quatre-vingts espèces, et où les trouver dans le catalogue.',
        en: 'Twelve of our one hundred and eighty species, and where to find them in the catalogue.',
        de: 'Zwölf unserer hundertachtzig Arten, und was daraus im Sortiment wird.',
        it: 'Dodici delle nostre centottanta specie, e che cosa diventano nel catalogo.',
      },
      icon_name: 'plant',
      essentials_names: [
        'Calendula officinalis:page:shop.homeopathy.remedies/a-346',
        'Hypericum perforatum:page:shop.homeopathy.remedies/a-880',
        'Bryonia dioica:page:shop.homeopathy.remedies/a-296',
        'Ribes nigrum:page:shop.gemmotherapy/a-10046',
        'Tilia tomentosa:page:shop.gemmotherapy/a-10059',
        'Crataegus oxyacantha:page:shop.gemmotherapy/a-10023',
        'Ficus carica:page:shop.gemmotherapy/a-10025',
        'Echinacea purpurea:page:shop.phytotherapy/a-20043',
        'Valeriana officinalis:page:shop.phytotherapy/a-20136',
        'Melissa officinalis:page:shop.phytotherapy/a-20083',
        'Salvia officinalis:page:shop.phytotherapy/a-20115',
        'Thymus vulgaris:page:shop.phytotherapy/a-20126',
      ].join('\n'),
    },
    {
      type: 'banner',
      image: 'scene-shelf',
      title: {
        fr: 'Du jardin au flacon',
        en: 'From the garden to the bottle',
        de: 'Vom Garten in die Flasche',
        it: 'Dal giardino al flacone',
      },
      products: [
        {
          product_name: {
            fr: 'Macérats de bourgeons',
            en: 'Bud macerates',
            de: 'Knospenmazerate',
            it: 'Macerati di gemme',
          },
          product_link: 'page:shop.gemmotherapy',
          product_icon: 'leaf',
        },
        {
          product_name: {
            fr: 'Teintures de plantes',
            en: 'Plant tinctures',
            de: 'Pflanzentinkturen',
            it: 'Tinture di piante',
          },
          product_link: 'page:shop.phytotherapy',
          product_icon: 'plant',
        },
        {
          product_name: {
            fr: 'Remèdes unitaires',
            en: 'Single remedies',
            de: 'Einzelmittel',
            it: 'Rimedi unitari',
          },
          product_link: 'page:shop.homeopathy.remedies',
          product_icon: 'drop',
        },
      ],
      call_to_action_text: {
        fr: 'Demander une visite',
        en: 'Arrange a visit',
        de: 'Besuch anfragen',
        it: 'Richiedere una visita',
      },
      call_to_action_link: 'page:contact',
      darken_percentage: 60,
    },
  ],
}
