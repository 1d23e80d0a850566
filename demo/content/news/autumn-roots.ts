import type { Post } from '../page-text.ts'
import { botanist } from '../shared-texts.ts'

export const autumnRoots: Post = {
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
    it: 'Valeriana, brionia, echinacea: nel giardino delle Trois-Sources la raccolta delle radici è cominciata a metà ottobre, dopo una fine d’estate asciutta.',
  },
  lead: {
    fr: 'À la mi-octobre, quand la sève est redescendue, on sort les fourches. Cette année, la terre était dure et la valériane généreuse.',
    en: 'In mid-October, once the sap has gone down, out come the forks. This year the soil was hard and the valerian generous.',
    de: 'Mitte Oktober, wenn der Saft zurückgegangen ist, kommen die Grabgabeln zum Einsatz. Dieses Jahr war der Boden hart und der Baldrian grosszügig.',
    it: 'A metà ottobre, quando la linfa è ridiscesa, si prendono le vanghe a forca. Quest’anno la terra era dura e la valeriana generosa.',
  },
  picture: 'valerian',
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Trois semaines à genoux',
        en: 'Three weeks on our knees',
        de: 'Drei Wochen auf den Knien',
        it: 'Tre settimane in ginocchio',
      },
      text: {
        fr: 'Après un été presque sans pluie, les trois sources ont tenu, plus minces que d’habitude. La bryone a souffert ; nous n’en récoltons que la moitié et laissons l’autre se refaire. L’échinacée a trois ans, l’âge de la récolte. La valériane, elle, a donné un quart de plus que l’an dernier.',
        en: 'After a summer almost without rain the three springs held out, though with less water than usual. The bryony suffered; we are lifting only half of it and leaving the rest to recover. The echinacea is three years old, the right age for lifting. The valerian gave a quarter more than last year.',
        de: 'Nach einem Sommer fast ohne Regen haben die drei Quellen durchgehalten, mit weniger Wasser als sonst. Die Zaunrübe hat gelitten; wir ernten nur die Hälfte und lassen die andere nachwachsen. Der Sonnenhut ist drei Jahre alt, gerade richtig. Der Baldrian hat ein Viertel mehr gegeben als im Vorjahr.',
        it: 'Dopo un’estate quasi senza pioggia le tre sorgenti hanno resistito, con meno acqua del solito. La brionia ha sofferto; ne raccogliamo solo la metà e lasciamo che il resto si riprenda. L’echinacea ha tre anni, l’età giusta. La valeriana ha dato un quarto in più dell’anno scorso.',
      },
    },
    {
      type: 'three_columns',
      columns: [
        {
          icon: 'plant',
          title: { fr: 'Valériane', en: 'Valerian', de: 'Baldrian', it: 'Valeriana' },
          text: {
            fr: '86 kg de racines fraîches, un quart de plus qu’en 2025.',
            en: '86 kg of fresh roots, a quarter more than in 2025.',
            de: '86 kg frische Wurzeln, ein Viertel mehr als 2025.',
            it: '86 kg di radici fresche, un quarto in più del 2025.',
          },
        },
        {
          icon: 'flower',
          title: { fr: 'Échinacée', en: 'Echinacea', de: 'Sonnenhut', it: 'Echinacea purpurea' },
          text: {
            fr: '54 kg, en troisième année de culture.',
            en: '54 kg, in its third year.',
            de: '54 kg, im dritten Jahr des Beets.',
            it: '54 kg, nel terzo anno dell’aiuola.',
          },
        },
        {
          icon: 'drop',
          title: { fr: 'Bryone', en: 'Bryony', de: 'Zaunrübe', it: 'Brionia' },
          text: {
            fr: '9 kg seulement ; l’autre moitié attend l’an prochain.',
            en: 'Only 9 kg; the other half is waiting for next year.',
            de: 'Nur 9 kg; die andere Hälfte wartet aufs nächste Jahr.',
            it: 'Soltanto 9 kg; l’altra metà aspetta l’anno prossimo.',
          },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Le même jour dans l’alcool',
        en: 'Into alcohol the same day',
        de: 'Noch am selben Tag in Alkohol',
        it: 'Lo stesso giorno nell’alcol',
      },
      text: {
        fr: 'Les racines sont brossées sous l’eau courante, coupées et mises à macérer le jour même. Les teintures seront prêtes à la mi-novembre et contrôlées avant d’entrer au catalogue. D’ici là, il reste des teintures de la récolte 2025.',
        en: 'The roots are brushed under running water, cut and set to macerate the same day. The tinctures will be ready in mid-November and tested before they join the catalogue. Until then there is stock left from the 2025 harvest.',
        de: 'Die Wurzeln werden unter fliessendem Wasser gebürstet, geschnitten und am selben Tag angesetzt. Die Tinkturen sind Mitte November bereit und werden geprüft, bevor sie ins Sortiment kommen. Bis dahin reicht der Vorrat aus der Ernte 2025.',
        it: 'Le radici sono spazzolate sotto l’acqua corrente, tagliate e messe a macerare il giorno stesso. Le tinture saranno pronte a metà novembre e controllate prima di entrare a catalogo. Fino ad allora basta la scorta del raccolto 2025.',
      },
    },
    {
      type: 'quote',
      quote: {
        fr: 'La terre était dure comme un plancher. On a fini à la main.',
        en: 'The soil was as hard as a floor. We finished by hand.',
        de: 'Der Boden war hart wie Parkett. Zuletzt ging es nur noch von Hand.',
        it: 'La terra era dura come un pavimento. Abbiamo finito a mano.',
      },
      quotee: botanist,
    },
  ],
}
