import type { Text } from './content/page-text.ts'

type Post = { day: string; picture: string; text: Text }

/** Recent posts of the demo laboratory, by day; the addresses are fictional. */
const posts: readonly Post[] = [
  {
    day: '2026-11-18',
    picture: 'rosehip',
    text: {
      fr: 'Premières gelées ce matin à Carouge : nous avons cueilli les derniers cynorhodons, à la main, avant dix heures.',
      en: 'First frost in Carouge this morning: we picked the last rosehips by hand, before ten o’clock.',
      de: 'Heute früh der erste Frost in Carouge: Noch vor zehn Uhr haben wir von Hand die letzten Hagebutten gepflückt.',
      it: 'Stamattina la prima brina a Carouge: abbiamo raccolto a mano, prima delle dieci, le ultime bacche di rosa canina.',
    },
  },
  {
    day: '2026-11-11',
    picture: 'scene-dilution',
    text: {
      fr: 'Cent succussions, comptées à voix haute. Notre apprentie Léa a préparé hier sa première 30 CH.',
      en: 'A hundred succussions, counted aloud. Our apprentice Léa prepared her first 30 CH yesterday.',
      de: 'Hundert Schüttelschläge, laut gezählt. Unsere Lernende Léa hat gestern ihre erste 30 CH hergestellt.',
      it: 'Cento succussioni, contate ad alta voce. Ieri la nostra apprendista Léa ha preparato la sua prima 30 CH.',
    },
  },
  {
    day: '2026-11-04',
    picture: 'season-autumn',
    text: {
      fr: 'Le jardin se repose : nous paillons les plates-bandes avec les feuilles de nos propres tilleuls.',
      en: 'The garden is going to rest: we mulch the beds with the leaves of our own lime trees.',
      de: 'Der Garten geht zur Ruhe: Wir decken die Beete mit dem Laub unserer eigenen Linden.',
      it: 'Il giardino si riposa: copriamo le aiuole con le foglie dei nostri tigli.',
    },
  },
  {
    day: '2026-10-28',
    picture: 'scene-lab',
    text: {
      fr: 'Visite des praticiens : merci aux quatre-vingts praticiennes et praticiens venus voir le laboratoire samedi.',
      en: 'Practitioners’ day: thank you to the eighty visitors who came to see the laboratory on Saturday.',
      de: 'Besuchstag für Fachpersonen: Danke an alle achtzig, die am Samstag ins Labor gekommen sind.',
      it: 'Giornata di visita per professionisti: grazie agli ottanta che sabato sono venuti in laboratorio.',
    },
  },
  {
    day: '2026-10-20',
    picture: 'globuli-tube',
    text: {
      fr: 'Nos nouveaux tubes sont en verre recyclé. Ils se remplissent toujours à la main, un par un.',
      en: 'Our new tubes are made of recycled glass. They are still filled by hand, one by one.',
      de: 'Unsere neuen Röhrchen sind aus Recyclingglas. Gefüllt werden sie weiterhin von Hand, eines nach dem anderen.',
      it: 'I nostri nuovi tubetti sono di vetro riciclato. Si riempiono ancora a mano, uno per uno.',
    },
  },
  {
    day: '2026-10-09',
    picture: 'ginkgo',
    text: {
      fr: 'Le ginkgo de la cour a perdu toutes ses feuilles en une nuit, comme chaque année.',
      en: 'The ginkgo in our courtyard lost all its leaves in one night, as it does every year.',
      de: 'Der Ginkgo im Hof hat in einer einzigen Nacht alle Blätter verloren, wie jedes Jahr.',
      it: 'Il ginkgo del cortile ha perso tutte le foglie in una notte, come ogni anno.',
    },
  },
  {
    day: '2026-09-24',
    picture: 'calendula',
    text: {
      fr: 'Dernière récolte de soucis : quatorze kilos, macérés le jour même.',
      en: 'Last harvest of calendula: fourteen kilos, macerated the same day.',
      de: 'Letzte Ringelblumenernte: vierzehn Kilo, noch am selben Tag angesetzt.',
      it: 'Ultimo raccolto di calendula: quattordici chili, messi a macerare il giorno stesso.',
    },
  },
  {
    day: '2026-09-10',
    picture: 'scene-mixing',
    text: {
      fr: 'Notre mélangeur de 1962, révisé par son constructeur, tourne de nouveau sans un bruit.',
      en: 'Our 1962 mixer, overhauled by its manufacturer, runs silently again.',
      de: 'Unser Mischer von 1962, vom Hersteller revidiert, läuft wieder geräuschlos.',
      it: 'Un miscelatore del 1962, revisionato da chi l’ha costruito: gira di nuovo senza rumore.',
    },
  },
  {
    day: '2026-08-27',
    picture: 'alpine-rose',
    text: {
      fr: 'Trois jours au-dessus d’Evolène, avec autorisation et panier : les rhododendrons sont cueillis en petites quantités.',
      en: 'Three days above Evolène, with a permit and a basket: alpine roses are picked in small quantities.',
      de: 'Drei Tage oberhalb von Evolène, mit Bewilligung und Korb: Alpenrosen pflücken wir nur in kleinen Mengen.',
      it: 'Tre giorni sopra Evolène, con permesso e cesto: i rododendri si raccolgono in piccole quantità.',
    },
  },
]

const inLanguage = (language: keyof Text) =>
  posts.map(({ day, picture, text }) => ({
    day,
    picture,
    text: text[language],
    link: `https://social.trois-sources.example/${day}`,
  }))

export const socialPosts = {
  fr: inLanguage('fr'),
  en: inLanguage('en'),
  de: inLanguage('de'),
  it: inLanguage('it'),
}
