import type { Post } from '../page-text.ts'

export const buds2026: Post = {
  key: 'news.buds-2026',
  date: '2026-03-12',
  slug: {
    fr: 'bourgeons-2026',
    en: 'buds-2026',
    de: 'knospen-2026',
    it: 'gemme-2026',
  },
  title: {
    fr: 'Bourgeons 2026 : une saison courte',
    en: 'Buds 2026: a short season',
    de: 'Knospen 2026: eine kurze Saison',
    it: 'Gemme 2026: una stagione breve',
  },
  description: {
    fr: 'Un février doux a avancé la cueillette des bourgeons de dix jours. Le bilan, espèce par espèce, et les macérats disponibles en quantité limitée.',
    en: 'A mild February brought bud picking forward by ten days. The results, species by species, and the macerates that will be scarce this year.',
    de: 'Ein milder Februar hat die Knospenernte um zehn Tage vorverlegt. Die Bilanz, Art für Art, und welche Mazerate dieses Jahr knapp werden.',
    it: 'Un febbraio mite ha anticipato di dieci giorni la raccolta delle gemme. Il bilancio, specie per specie, e i macerati che saranno scarsi quest’anno.',
  },
  lead: {
    fr: 'Un février doux, trois nuits de gel en mars : il a fallu faire vite, lampe au front.',
    en: 'A mild February, three nights of frost in March: we had to be quick, by the light of headlamps.',
    de: 'Ein milder Februar, drei Frostnächte im März: Es musste schnell gehen, mit der Stirnlampe.',
    it: 'Un febbraio mite, tre notti di gelo a marzo: si è dovuto fare in fretta, con la lampada frontale.',
  },
  picture: 'scene-buds',
  blocks: [
    {
      type: 'text',
      heading: { fr: 'Le bilan', en: 'The results', de: 'Die Bilanz', it: 'Il bilancio' },
      text: {
        fr: 'Le cassis était prêt le 16 février, dix jours plus tôt que d’ordinaire. Huit personnes du laboratoire ont prêté main-forte aux jardiniers ; en quatre matinées, tout était rentré. L’aubépine et le noisetier ont bien donné.',
        en: 'The blackcurrant was ready on 16 February, ten days earlier than usual. Eight people from the laboratory lent the gardeners a hand; in four mornings everything was in. Hawthorn and hazel yielded well.',
        de: 'Die Schwarze Johannisbeere war am 16. Februar so weit, zehn Tage früher als üblich. Acht Personen aus dem Labor gingen den Gärtnerinnen und Gärtnern zur Hand; nach vier Vormittagen war alles unter Dach. Weissdorn und Hasel gaben reichlich.',
        it: 'Il ribes nero era pronto il 16 febbraio, dieci giorni prima del solito. Otto persone del laboratorio hanno dato una mano ai giardinieri; in quattro mattine tutto era al sicuro. Il biancospino e il nocciolo hanno dato un buon raccolto.',
      },
    },
    {
      type: 'two_images',
      layout: 'equal',
      images: [
        {
          image: 'blackcurrant-bud',
          alt: {
            fr: 'Un rameau de cassis et ses bourgeons',
            en: 'A twig of blackcurrant with its buds',
            de: 'Ein Zweig der Schwarzen Johannisbeere mit Knospen',
            it: 'Un rametto di ribes nero con le gemme',
          },
          title: {
            fr: 'Cassis',
            en: 'Blackcurrant',
            de: 'Schwarze Johannisbeere',
            it: 'Ribes nero',
          },
          text: {
            fr: '41 kg en quatre matinées, une année ordinaire avec dix jours d’avance.',
            en: '41 kg in four mornings: an ordinary year, ten days early.',
            de: '41 kg an vier Vormittagen: ein normales Jahr, nur zehn Tage früher.',
            it: '41 kg in quattro mattine: un’annata normale, con dieci giorni d’anticipo.',
          },
        },
        {
          image: 'fig-bud',
          alt: {
            fr: 'Un bourgeon de figuier',
            en: 'A bud of the fig tree',
            de: 'Eine Knospe des Feigenbaums',
            it: 'Una gemma di fico',
          },
          title: { fr: 'Figuier', en: 'Fig', de: 'Feige', it: 'Fico' },
          text: {
            fr: '3 kg à peine : le gel du 9 mars a pris les deux tiers.',
            en: 'Barely 3 kg: the frost of 9 March took two thirds.',
            de: 'Knapp 3 kg: Der Frost vom 9. März hat zwei Drittel vernichtet.',
            it: 'Appena 3 kg: il gelo del 9 marzo ne ha distrutti due terzi.',
          },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Ce qui sera rare cette année',
        en: 'What will be scarce this year',
        de: 'Was dieses Jahr knapp wird',
        it: 'Che cosa scarseggerà quest’anno',
      },
      text: {
        fr: 'Le macérat de figuier sera attribué en priorité aux commandes en cours ; avant toute commande importante, appelez-nous. Tous les autres macérats restent livrables comme d’habitude. Merci de votre compréhension.',
        en: 'Fig macerate will go first to orders already placed; before a larger order, please call us. All other macerates remain available as usual. Thank you for your understanding.',
        de: 'Feigenmazerat geht zuerst an laufende Bestellungen; vor einer grösseren Bestellung rufen Sie uns bitte an. Alle anderen Mazerate sind wie gewohnt lieferbar. Vielen Dank für Ihr Verständnis.',
        it: 'Il macerato di fico andrà anzitutto agli ordini in corso; prima di un ordine consistente ci chiami. Tutti gli altri macerati restano disponibili come di consueto. Grazie per la comprensione.',
      },
    },
    {
      type: 'quote',
      quote: {
        fr: 'Le bourgeon n’attend pas que nous ayons fini notre café.',
        en: 'The bud does not wait for us to finish our coffee.',
        de: 'Die Knospe wartet nicht, bis wir den Kaffee ausgetrunken haben.',
        it: 'Le gemme non aspettano che finiamo il caffè.',
      },
      quotee: {
        fr: 'Une jardinière, le 17 février à six heures',
        en: 'A gardener, 17 February, six o’clock',
        de: 'Eine Gärtnerin, am 17. Februar um sechs Uhr früh',
        it: 'Una giardiniera, il 17 febbraio alle sei',
      },
    },
  ],
}
