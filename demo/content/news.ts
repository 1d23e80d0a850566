import type { PageText, Post } from './page-text.ts'

const overview: PageText = {
  key: 'news',
  title: { fr: 'Actualités', en: 'News', de: 'Neuigkeiten', it: 'Novità' },
  description: {
    fr: 'Les nouvelles du Laboratoire Trois-Sources : récoltes au jardin, cours et visites, nouveautés du catalogue et vie de la maison, à Carouge.',
    en: 'News from Laboratoire Trois-Sources: harvests in the garden, courses and visits, additions to the catalogue and life in the house in Carouge.',
    de: 'Neues aus dem Laboratoire Trois-Sources: Ernte im Garten, Kurse und Besuche, Neuheiten im Sortiment und Leben im Haus in Carouge.',
    it: 'Le novità del Laboratoire Trois-Sources: raccolti in giardino, corsi e visite, novità di catalogo e vita della casa, a Carouge.',
  },
  lead: {
    fr: 'Ce qui pousse, ce qui change et ce que nous préparons.',
    en: 'What is growing, what is changing and what we are preparing.',
    de: 'Was wächst, was sich ändert und was wir vorbereiten.',
    it: 'Che cosa cresce, che cosa cambia e che cosa prepariamo.',
  },
  sections: [],
}

/** Newest first. */
export const posts: readonly Post[] = [
  {
    key: 'news.autumn-roots',
    date: '2026-10-22',
    slug: {
      fr: 'recolte-des-racines',
      en: 'the-root-harvest',
      de: 'wurzelernte',
      it: 'raccolta-delle-radici',
    },
    title: {
      fr: 'La récolte des racines a commencé',
      en: 'The root harvest has begun',
      de: 'Die Wurzelernte hat begonnen',
      it: 'È cominciata la raccolta delle radici',
    },
    description: {
      fr: 'Valériane, bryone, échinacée : au jardin des Trois-Sources, la récolte des racines a commencé à la mi-octobre, après une fin d’été sèche.',
      en: 'Valerian, bryony, echinacea: in the garden of Trois-Sources the root harvest began in the middle of October, after a dry end to the summer.',
      de: 'Baldrian, Zaunrübe, Sonnenhut: Im Garten der Trois-Sources hat die Wurzelernte Mitte Oktober begonnen, nach einem trockenen Spätsommer.',
      it: 'Valeriana, brionia, echinacea: nel giardino delle Trois-Sources la raccolta delle radici è cominciata a metà ottobre, dopo una fine estate asciutta.',
    },
    lead: {
      fr: 'À la mi-octobre, quand la sève est redescendue, on sort les fourches. Cette année, la terre était dure et la valériane généreuse.',
      en: 'In mid-October, once the sap has gone down, out come the forks. This year the soil was hard and the valerian generous.',
      de: 'Mitte Oktober, wenn der Saft zurückgegangen ist, kommen die Gabeln hervor. Dieses Jahr war der Boden hart und der Baldrian grosszügig.',
      it: 'A metà ottobre, quando la linfa è ridiscesa, si tirano fuori le forche. Quest’anno la terra era dura e la valeriana generosa.',
    },
    sections: [
      {
        heading: {
          fr: 'Trois semaines à genoux',
          en: 'Three weeks on our knees',
          de: 'Drei Wochen auf den Knien',
          it: 'Tre settimane in ginocchio',
        },
        body: {
          fr: 'Après un été presque sans pluie, les trois sources ont tenu, plus minces que d’habitude. La bryone a souffert ; nous n’en récoltons que la moitié et laissons l’autre se refaire. L’échinacée a trois ans, l’âge voulu. La valériane, elle, a donné un quart de plus que l’an dernier.\n\nLes racines sont brossées sous l’eau courante, coupées et mises à macérer le jour même. Les teintures seront prêtes à la mi-novembre et contrôlées avant d’entrer au catalogue. D’ici là, il reste du stock de la récolte 2025.',
          en: 'After a summer almost without rain the three springs held out, thinner than usual. The bryony suffered; we are lifting only half of it and leaving the rest to recover. The echinacea is three years old, the age it should be. The valerian gave a quarter more than last year.\n\nThe roots are brushed under running water, cut and set to macerate the same day. The tinctures will be ready in mid-November and tested before they join the catalogue. Until then there is stock left from the 2025 harvest.',
          de: 'Nach einem Sommer fast ohne Regen haben die drei Quellen durchgehalten, dünner als sonst. Die Zaunrübe hat gelitten; wir ernten nur die Hälfte und lassen die andere nachwachsen. Der Sonnenhut ist drei Jahre alt, gerade richtig. Der Baldrian hat ein Viertel mehr gegeben als im Vorjahr.\n\nDie Wurzeln werden unter fliessendem Wasser gebürstet, geschnitten und am selben Tag angesetzt. Die Tinkturen sind Mitte November bereit und werden geprüft, bevor sie ins Sortiment kommen. Bis dahin reicht der Vorrat aus der Ernte 2025.',
          it: 'Dopo un’estate quasi senza pioggia le tre sorgenti hanno tenuto, più sottili del solito. La brionia ha sofferto; ne raccogliamo solo la metà e lasciamo che il resto si riprenda. L’echinacea ha tre anni, l’età giusta. La valeriana ha dato un quarto in più dell’anno scorso.\n\nLe radici sono spazzolate sotto l’acqua corrente, tagliate e messe a macerare il giorno stesso. Le tinture saranno pronte a metà novembre e controllate prima di entrare a catalogo. Fino ad allora resta la scorta del raccolto 2025.',
        },
      },
    ],
  },
  {
    key: 'news.make-your-own',
    date: '2026-06-04',
    slug: {
      fr: 'composer-ses-melanges-en-ligne',
      en: 'compose-your-mixtures-online',
      de: 'mischungen-online-zusammenstellen',
      it: 'comporre-le-miscele-online',
    },
    title: {
      fr: 'Composer ses mélanges en ligne',
      en: 'Compose your mixtures online',
      de: 'Mischungen online zusammenstellen',
      it: 'Comporre le miscele online',
    },
    description: {
      fr: 'Les professionnels composent désormais leurs mélanges en ligne, substance par substance, avec le prix affiché et la raison de chaque impossibilité.',
      en: 'Professionals can now compose their mixtures online, substance by substance, with the price shown and a reason given for whatever cannot be made.',
      de: 'Fachpersonen stellen ihre Mischungen jetzt online zusammen, Substanz für Substanz, mit sichtbarem Preis und einem Grund für alles, was nicht geht.',
      it: 'I professionisti compongono ora le loro miscele online, sostanza per sostanza, con il prezzo visibile e il motivo di ogni impossibilità.',
    },
    lead: {
      fr: 'Souches, plantes et bourgeons dans un même flacon : la boutique calcule, vérifie et vous dit ce qui se prépare.',
      en: 'Stocks, plants and buds in one bottle: the shop works it out, checks it and tells you what can be made.',
      de: 'Grundstoffe, Pflanzen und Knospen in einer Flasche: Der Shop rechnet, prüft und sagt Ihnen, was sich herstellen lässt.',
      it: 'Ceppi, piante e gemme nello stesso flacone: il negozio calcola, verifica e Le dice che cosa si può preparare.',
    },
    sections: [
      {
        heading: {
          fr: 'Comme au téléphone, mais à toute heure',
          en: 'As on the telephone, but at any hour',
          de: 'Wie am Telefon, aber zu jeder Stunde',
          it: 'Come al telefono, ma a ogni ora',
        },
        body: {
          fr: 'Jusqu’ici, un mélange se dictait au téléphone. Vous pouvez maintenant le composer vous-même : ajoutez une substance, choisissez sa dilution, puis la suivante. La boutique tient compte des règles de préparation : un mélange qui contient un bourgeon ou une plante devient des gouttes ; au-delà de 30 CH, les gouttes ne se font plus.\n\nChaque forme impossible reste visible et dit pourquoi. Et si vous préférez la voix, rien ne change : nous décrochons toujours.',
          en: 'Until now a mixture was dictated over the telephone. Now you can compose it yourself: add a substance, choose its dilution, then the next. The shop observes the rules of preparation: a mixture that contains a bud or a plant becomes drops; beyond 30 CH, drops can no longer be made.\n\nEvery form that is not possible stays in view and says why. And if you prefer a voice, nothing changes: we still pick up.',
          de: 'Bisher wurde eine Mischung am Telefon diktiert. Jetzt können Sie sie selbst zusammenstellen: eine Substanz hinzufügen, die Verdünnung wählen, dann die nächste. Der Shop beachtet die Herstellungsregeln: Eine Mischung mit einer Knospe oder Pflanze wird zu Tropfen; über 30 CH hinaus gibt es keine Tropfen mehr.\n\nJede Form, die nicht möglich ist, bleibt sichtbar und nennt den Grund. Und wenn Ihnen eine Stimme lieber ist, bleibt alles beim Alten: Wir nehmen ab.',
          it: 'Finora una miscela si dettava al telefono. Ora può comporla da sé: aggiunga una sostanza, scelga la diluizione, poi la successiva. Il negozio rispetta le regole di preparazione: una miscela che contiene una gemma o una pianta diventa gocce; oltre i 30 CH le gocce non si fanno più.\n\nOgni forma impossibile resta visibile e dice perché. E se preferisce una voce, non cambia nulla: rispondiamo sempre.',
        },
      },
    ],
  },
  {
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
      fr: 'Un février doux a avancé la cueillette des bourgeons de dix jours. Le bilan, espèce par espèce, et les macérats qui seront comptés cette année.',
      en: 'A mild February brought bud picking forward by ten days. The results, species by species, and the macerates that will be scarce this year.',
      de: 'Ein milder Februar hat die Knospenernte um zehn Tage vorverlegt. Die Bilanz, Art für Art, und welche Mazerate dieses Jahr knapp werden.',
      it: 'Un febbraio mite ha anticipato di dieci giorni la raccolta delle gemme. Il bilancio, specie per specie, e i macerati che saranno scarsi quest’anno.',
    },
    lead: {
      fr: 'Un février doux, trois nuits de gel en mars : il a fallu faire vite, lampe au front.',
      en: 'A mild February, three nights of frost in March: we had to be quick, by the light of headlamps.',
      de: 'Ein milder Februar, drei Frostnächte im März: Es musste schnell gehen, mit der Stirnlampe.',
      it: 'Un febbraio mite, tre notti di gelo a marzo: si è dovuto fare in fretta, con la lampada in fronte.',
    },
    sections: [
      {
        heading: {
          fr: 'Le bilan',
          en: 'The results',
          de: 'Die Bilanz',
          it: 'Il bilancio',
        },
        body: {
          fr: 'Le cassis était prêt le 16 février, dix jours plus tôt que d’ordinaire. Huit personnes du laboratoire ont prêté main-forte aux jardiniers ; en quatre matinées, tout était rentré. L’aubépine et le noisetier ont bien donné.\n\nLe figuier, surpris par le gel, n’a livré qu’un tiers de l’ordinaire. Le macérat de figuier sera donc attribué en priorité aux commandes en cours ; avant une commande plus importante, appelez-nous. Merci de votre compréhension.',
          en: 'The blackcurrant was ready on 16 February, ten days earlier than usual. Eight people from the laboratory lent the gardeners a hand; in four mornings everything was in. Hawthorn and hazel gave well.\n\nThe fig, caught by the frost, yielded only a third of the usual amount. Fig macerate will therefore go first to orders already placed; before a larger order, please call us. Thank you for your understanding.',
          de: 'Die Schwarze Johannisbeere war am 16. Februar so weit, zehn Tage früher als üblich. Acht Personen aus dem Labor gingen den Gärtnerinnen und Gärtnern zur Hand; nach vier Vormittagen war alles drin. Weissdorn und Hasel gaben reichlich.\n\nDie Feige, vom Frost überrascht, brachte nur ein Drittel der üblichen Menge. Feigenmazerat geht deshalb zuerst an laufende Bestellungen; vor einer grösseren Bestellung rufen Sie uns bitte an. Danke für Ihr Verständnis.',
          it: 'Il ribes nero era pronto il 16 febbraio, dieci giorni prima del solito. Otto persone del laboratorio hanno dato una mano ai giardinieri; in quattro mattine tutto era al riparo. Il biancospino e il nocciolo hanno reso bene.\n\nIl fico, sorpreso dal gelo, ha dato solo un terzo del consueto. Il macerato di fico andrà quindi anzitutto agli ordini in corso; prima di un ordine più grande, ci chiami. Grazie per la comprensione.',
        },
      },
    ],
  },
]

/** The overview, then the posts. */
export const news: readonly PageText[] = [overview, ...posts]
