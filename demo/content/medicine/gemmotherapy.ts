import { linkLines, pageAddress } from '../page-address.ts'
import type { PageText } from '../page-text.ts'
import { findAddress } from '../shared-texts.ts'

export const gemmotherapy: PageText = {
  key: 'medicine.gemmotherapy',
  title: {
    fr: 'Qu’est-ce que la gemmothérapie ?',
    en: 'What is gemmotherapy?',
    de: 'Was ist Gemmotherapie?',
    it: 'Che cos’è la gemmoterapia?',
  },
  description: {
    fr: 'La gemmothérapie emploie les tissus jeunes des plantes : bourgeons, pousses et radicelles, macérés dans l’eau, l’alcool et la glycérine.',
    en: 'Gemmotherapy uses the young tissues of plants: buds, shoots and rootlets, macerated fresh in a blend of water, alcohol and glycerine.',
    de: 'Die Gemmotherapie verwendet junges Pflanzengewebe: Knospen, Triebe und Würzelchen, frisch angesetzt in Wasser, Alkohol und Glycerin.',
    it: 'La gemmoterapia impiega i tessuti giovani delle piante: gemme, getti e radichette, macerati da freschi in acqua, alcol e glicerina.',
  },
  lead: {
    fr: 'Du latin « gemma », le bourgeon : la plante au moment où elle commence.',
    en: 'From the Latin “gemma”, a bud: the plant at the moment it begins.',
    de: 'Vom lateinischen «gemma», Knospe: die Pflanze in dem Augenblick, in dem sie beginnt.',
    it: 'Dal latino «gemma»: la pianta nel momento in cui comincia.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Une idée du XXe siècle',
        en: 'An idea of the twentieth century',
        de: 'Eine Idee des 20. Jahrhunderts',
        it: 'Un’idea del Novecento',
      },
      text: {
        fr: 'Le médecin belge Pol Henry s’intéresse dès la fin des années cinquante aux tissus embryonnaires des végétaux, qu’il appelle d’abord « phytembryothérapie ». Le nom de gemmothérapie s’impose ensuite, en France, en Italie et en Suisse romande surtout.\n\nOn emploie les bourgeons d’arbres et d’arbustes, mais aussi les jeunes pousses du framboisier ou du romarin, les radicelles du maïs et quelques semences. Chaque plante a, dans cette tradition, ses emplois, connus des praticiens.',
        en: 'From the late nineteen-fifties the Belgian doctor Pol Henry took an interest in the embryonic tissues of plants, under the name “phytembryotherapy”. The word gemmotherapy prevailed later, above all in France, Italy and French-speaking Switzerland.\n\nBuds of trees and shrubs are used, but also the young shoots of raspberry or rosemary, the rootlets of maize and a few seeds. In this tradition each plant has its uses, familiar to practitioners.',
        de: 'Der belgische Arzt Pol Henry befasst sich ab Ende der Fünfzigerjahre mit dem embryonalen Gewebe der Pflanzen, zunächst unter dem Namen «Phytembryotherapie». Später setzt sich der Name Gemmotherapie durch, vor allem in Frankreich, Italien und der Westschweiz.\n\nVerwendet werden Knospen von Bäumen und Sträuchern, aber auch junge Triebe von Himbeere oder Rosmarin, Würzelchen vom Mais und einige Samen. Jede Pflanze hat in dieser Tradition ihre Anwendungen, die den Fachpersonen vertraut sind.',
        it: 'Dalla fine degli anni Cinquanta il medico belga Pol Henry si interessa ai tessuti embrionali delle piante e parla di «fitoembrioterapia». Il termine gemmoterapia si afferma più tardi, soprattutto in Francia, in Italia e nella Svizzera romanda.\n\nSi impiegano le gemme di alberi e arbusti, ma anche i giovani getti del lampone o del rosmarino, le radichette del mais e alcuni semi. In questa tradizione ogni pianta ha i suoi impieghi, noti ai professionisti.',
      },
    },
    {
      type: 'two_images',
      layout: 'equal',
      images: [
        {
          image: 'blackcurrant-bud',
          alt: {
            fr: 'Un rameau de cassis aux bourgeons gonflés',
            en: 'A blackcurrant twig with swollen buds',
            de: 'Ein Zweig der Schwarzen Johannisbeere mit prallen Knospen',
            it: 'Un ramo di ribes nero con le gemme turgide',
          },
          title: {
            fr: 'Ribes nigrum, le cassis',
            en: 'Ribes nigrum, blackcurrant',
            de: 'Ribes nigrum, Schwarze Johannisbeere',
            it: 'Ribes nigrum, il ribes nero',
          },
          text: {
            fr: 'Le premier de la haie : cueilli entre la mi-février et la mi-mars, quand l’écaille se fend et laisse voir le vert.',
            en: 'First in the hedge: picked between mid-February and mid-March, when the scale splits and the green shows through.',
            de: 'Die Erste in der Hecke: gepflückt zwischen Mitte Februar und Mitte März, wenn die Knospenschuppen aufspringen und das Grün zeigen.',
            it: 'Il primo della siepe: raccolto tra metà febbraio e metà marzo, quando la perula si fende e lascia vedere il verde.',
          },
          link: pageAddress('shop.gemmotherapy', { remedyCode: 'a-10046' }),
          button_text: {
            fr: 'Choisir ce macérat',
            en: 'Choose this macerate',
            de: 'Dieses Mazerat wählen',
            it: 'Scegliere questo macerato',
          },
        },
        {
          image: 'fig-bud',
          alt: {
            fr: 'Un rameau de figuier et son bourgeon pointu',
            en: 'A fig twig with its pointed bud',
            de: 'Ein Feigenzweig mit spitzer Knospe',
            it: 'Un ramo di fico con la gemma appuntita',
          },
          title: {
            fr: 'Ficus carica, le figuier',
            en: 'Ficus carica, the fig tree',
            de: 'Ficus carica, die Feige',
            it: 'Ficus carica, il fico',
          },
          text: {
            fr: 'Le dernier : il attend avril, contre le mur sud du jardin, et colle aux doigts de celle qui le cueille.',
            en: 'The last: it waits for April against the south wall of the garden, and sticks to the fingers of whoever picks it.',
            de: 'Die Letzte: Sie wartet an der Südmauer des Gartens auf den April und klebt an den Fingern, die sie pflücken.',
            it: 'L’ultimo: aspetta aprile contro il muro sud del giardino e si appiccica alle dita di chi lo raccoglie.',
          },
          link: pageAddress('shop.gemmotherapy', { remedyCode: 'a-10025' }),
          button_text: {
            fr: 'Choisir ce macérat',
            en: 'Choose this macerate',
            de: 'Dieses Mazerat wählen',
            it: 'Scegliere questo macerato',
          },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Du rameau au macérat',
        en: 'From twig to macerate',
        de: 'Vom Zweig zum Mazerat',
        it: 'Dal ramo al macerato',
      },
      text: {
        fr: 'Les bourgeons sont cueillis gonflés, juste avant l’éclosion, et traités frais. Ils macèrent plusieurs semaines à l’abri de la lumière dans un mélange d’eau, d’alcool et de glycérine : chacun dissout ce que les autres laissent. Le macérat est ensuite pressé, filtré et dilué à la première décimale, d’où la mention 1 DH.\n\nNos macérats contiennent de l’alcool. Ils ne conviennent pas à tous ; demandez conseil, en particulier pour les enfants et pendant la grossesse.',
        en: 'Buds are picked swollen, just before they open, and processed fresh. They macerate for several weeks, away from the light, in a blend of water, alcohol and glycerine: each dissolves what the others leave. The macerate is then pressed, filtered and diluted to the first decimal, hence the designation 1 DH.\n\nOur macerates contain alcohol. They do not suit everyone; please ask for advice, especially for children and during pregnancy.',
        de: 'Die Knospen werden prall gepflückt, kurz bevor sie aufgehen, und frisch verarbeitet. Sie liegen mehrere Wochen lichtgeschützt in einer Mischung aus Wasser, Alkohol und Glycerin: Jedes löst, was die anderen zurücklassen. Danach wird das Mazerat gepresst, filtriert und im Verhältnis 1 : 10 verdünnt, daher die Angabe D1.\n\nUnsere Mazerate enthalten Alkohol. Sie eignen sich nicht für alle; lassen Sie sich beraten, besonders bei Kindern und in der Schwangerschaft.',
        it: 'Le gemme si raccolgono turgide, appena prima che si schiudano, e si lavorano fresche. Macerano per diverse settimane, al riparo dalla luce, in una miscela di acqua, alcol e glicerina: ciascuno dei tre scioglie ciò che gli altri lasciano. Il macerato viene poi torchiato, filtrato e diluito alla prima decimale, da cui l’indicazione 1 DH.\n\nI nostri macerati contengono alcol. Non sono adatti a tutti; chieda consiglio, in particolare per i bambini e in gravidanza.',
      },
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Trois solvants, un flacon',
        en: 'Three solvents, one bottle',
        de: 'Drei Lösungsmittel, eine Flasche',
        it: 'Tre solventi, un flacone',
      },
      columns: [
        {
          icon: 'plant',
          title: {
            fr: 'Cueilli frais',
            en: 'Picked fresh',
            de: 'Frisch gepflückt',
            it: 'Raccolte fresche',
          },
          text: {
            fr: 'Nos bourgeons viennent pour la plupart de notre jardin. Entre la branche et le bocal, il ne se passe jamais plus de quelques heures.',
            en: 'Most of our buds come from our own garden. Never more than a few hours pass between branch and jar.',
            de: 'Die meisten Knospen stammen aus unserem Garten. Zwischen Ast und Ansatzglas vergehen nie mehr als ein paar Stunden.',
            it: 'Quasi tutte le gemme vengono dal nostro giardino. Tra il ramo e il vaso non passano mai più di poche ore.',
          },
          button_text: { fr: 'Le jardin', en: 'The garden', de: 'Der Garten', it: 'Il giardino' },
          button_link: 'page:company.garden',
        },
        {
          icon: 'drop',
          title: {
            fr: 'Un macérat, quatre formats',
            en: 'One macerate, four sizes',
            de: 'Ein Mazerat, vier Grössen',
            it: 'Un macerato, quattro formati',
          },
          text: {
            fr: '30, 60, 125 ou 250 ml, en verre brun, avec compte-gouttes. Six associations existent aussi en spray de poche.',
            en: '30, 60, 125 or 250 ml, in brown glass with a dropper. Six combinations also come as a pocket spray.',
            de: '30, 60, 125 oder 250 ml, in der Braunglasflasche mit Tropfer. Sechs Mischungen gibt es auch als Taschenspray.',
            it: '30, 60, 125 o 250 ml, in vetro ambrato con contagocce. Sei associazioni esistono anche in spray tascabile.',
          },
        },
        {
          icon: 'calendar-blank',
          title: {
            fr: 'Choisir, c’est aussi attendre',
            en: 'Choosing can mean waiting',
            de: 'Wählen heisst auch warten',
            it: 'Scegliere vuol dire anche aspettare',
          },
          text: {
            fr: 'Quand la récolte est maigre, nous n’achetons pas ailleurs. Demandez à votre thérapeute ou à votre pharmacie quelle plante convient, et laquelle peut la remplacer.',
            en: 'When the harvest is poor, we do not buy in from elsewhere. Ask your therapist or pharmacy which plant is suitable, and which may replace it.',
            de: 'Ist eine Ernte mager, kaufen wir keine Knospen zu. Fragen Sie Ihre Therapeutin, Ihren Therapeuten oder Ihre Apotheke, welche Pflanze passt und welche sie ersetzen kann.',
            it: 'Se il raccolto è magro, non compriamo gemme altrove. Chieda al Suo terapista o alla Sua farmacia quale pianta è adatta e quale può sostituirla.',
          },
          button_text: findAddress,
          button_link: 'page:resources.where',
        },
      ],
    },
    {
      type: 'essentials_display',
      title: {
        fr: 'La haie, rameau par rameau',
        en: 'The hedge, twig by twig',
        de: 'Die Hecke, Zweig um Zweig',
        it: 'La siepe, ramo per ramo',
      },
      description: {
        fr: 'Douze bourgeons et jeunes pousses que l’on nous demande chaque semaine.',
        en: 'Twelve buds and young shoots that are asked for every week.',
        de: 'Zwölf Knospen und junge Triebe, nach denen man uns jede Woche fragt.',
        it: 'Dodici gemme e giovani getti che ci vengono chiesti ogni settimana.',
      },
      icon_name: 'plant',
      essentials_names: linkLines([
        ['Ribes nigrum', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10046' })],
        ['Tilia tomentosa', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10059' })],
        ['Ficus carica', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10025' })],
        ['Rosa canina', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10047' })],
        ['Rubus idaeus', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10050' })],
        ['Betula pendula', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10011' })],
        ['Crataegus oxyacantha', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10023' })],
        ['Aesculus hippocastanum', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10004' })],
        ['Sambucus nigra', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10052' })],
        ['Salix alba', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10051' })],
        ['Pinus montana', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10038' })],
        ['Vitis vinifera', pageAddress('shop.gemmotherapy', { remedyCode: 'a-10065' })],
      ]),
    },
    {
      type: 'quote',
      quote: {
        fr: 'Le bourgeon contient déjà la feuille, la fleur et l’hiver d’après.',
        en: 'A bud already holds the leaf, the flower and the winter after.',
        de: 'In der Knospe stecken schon das Blatt, die Blüte und der nächste Winter.',
        it: 'Nella gemma ci sono già la foglia, il fiore e l’inverno che verrà.',
      },
      quotee: {
        fr: 'Nadia Ferrero, notre botaniste',
        en: 'Nadia Ferrero, our botanist',
        de: 'Nadia Ferrero, Botanikerin',
        it: 'Nadia Ferrero, botanica',
      },
    },
    {
      type: 'product_display',
      title: {
        fr: 'Prêts à l’emploi : les sprays aux bourgeons',
        en: 'Ready to use: the bud sprays',
        de: 'Gebrauchsfertig: die Knospensprays',
        it: 'Pronti all’uso: gli spray di gemme',
      },
      products: [
        { slug: 'winter-bud-spray' },
        { slug: 'evening-bud-spray' },
        { slug: 'mobility-bud-spray' },
        { slug: 'digestion-bud-spray' },
      ],
    },
    {
      type: 'link_shop',
      image: 'drops-bottle',
      icon_name: 'plant',
      title: {
        fr: 'Soixante-six macérats',
        en: 'Sixty-six macerates',
        de: 'Sechsundsechzig Mazerate',
        it: 'Sessantasei macerati',
      },
      text: {
        fr: 'Cherchez par nom latin ou courant, puis choisissez le format du flacon.',
        en: 'Search by Latin or common name, then choose the size of the bottle.',
        de: 'Suchen Sie nach dem lateinischen oder dem geläufigen Namen und wählen Sie die Flaschengrösse.',
        it: 'Cerchi per nome latino o comune, poi scelga il formato del flacone.',
      },
      button_link: 'page:shop.gemmotherapy',
      button_text: {
        fr: 'Choisir un macérat',
        en: 'Choose a macerate',
        de: 'Mazerat wählen',
        it: 'Scegliere un macerato',
      },
    },
  ],
}
