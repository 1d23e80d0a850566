import type { Post } from '../page-text.ts'

export const makeYourOwn: Post = {
  key: 'news.make-your-own',
  date: '2026-06-04',
  slug: {
    fr: 'composer-ses-melanges-en-ligne',
    en: 'compose-your-mixtures-online',
    de: 'mischungen-online-zusammenstellen',
    it: 'comporre-le-miscele-online',
  },
  title: {
    fr: 'Composez vos mélanges en ligne',
    en: 'Create your mixtures online',
    de: 'Mischungen online zusammenstellen',
    it: 'Comporre le miscele online',
  },
  description: {
    fr: 'Les professionnels composent désormais leurs mélanges en ligne, substance par substance, avec le prix affiché et le motif lorsqu’une forme n’est pas réalisable.',
    en: 'Professionals can now create their mixtures online, substance by substance, with the price shown and a reason given for whatever cannot be made.',
    de: 'Fachpersonen stellen ihre Mischungen jetzt online zusammen, Substanz für Substanz, mit sichtbarem Preis und dem Grund, wenn etwas nicht geht.',
    it: 'I professionisti compongono ora le loro miscele online, sostanza per sostanza, con il prezzo visibile e, se qualcosa non è possibile, il motivo.',
  },
  lead: {
    fr: 'Souches, plantes et bourgeons dans un même flacon : la boutique calcule, vérifie et vous dit ce qui se prépare.',
    en: 'Homeopathic substances, plants and buds in one bottle: the shop works it out, checks it and tells you what can be made.',
    de: 'Homöopathische Mittel, Pflanzen und Knospen in einer Flasche: Der Shop rechnet, prüft und sagt Ihnen, was sich herstellen lässt.',
    it: 'Rimedi omeopatici, piante e gemme nello stesso flacone: il negozio online calcola, verifica e Le dice che cosa si può preparare.',
  },
  picture: 'scene-mixing',
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Comme au téléphone, mais à toute heure',
        en: 'As on the telephone, but at any hour',
        de: 'Wie am Telefon, aber zu jeder Stunde',
        it: 'Come al telefono, ma a qualsiasi ora',
      },
      text: {
        fr: 'Jusqu’ici, un mélange se dictait au téléphone. Vous pouvez maintenant le composer vous-même : ajoutez une substance, choisissez sa dilution, puis la suivante. La boutique tient compte des règles de préparation : un mélange qui contient un bourgeon ou une plante devient des gouttes ; au-delà de 30 CH, les gouttes ne sont plus possibles.',
        en: 'Until now a mixture was dictated over the telephone. Now you can create it yourself: add a substance, choose its dilution, then the next. The shop observes the rules of preparation: a mixture that contains a bud or a plant becomes drops; above 30 CH, drops are not possible.',
        de: 'Bisher wurde eine Mischung am Telefon diktiert. Jetzt können Sie sie selbst zusammenstellen: eine Substanz hinzufügen, die Potenz wählen, dann die nächste Substanz. Der Shop beachtet die Herstellungsregeln: Eine Mischung mit einer Knospe oder Pflanze gibt es nur als Tropfen; Tropfen gibt es nur bis 30 CH.',
        it: 'Finora una miscela si dettava al telefono. Ora può comporla da sé: aggiunga una sostanza, scelga la diluizione, poi passi alla sostanza successiva. Il negozio online rispetta le regole di preparazione: una miscela che contiene una gemma o una pianta si prepara solo in gocce; le gocce si preparano solo fino a 30 CH.',
      },
    },
    {
      type: 'tip',
      icon_name: 'lightbulb',
      title: {
        fr: 'Ce qui n’est pas réalisable est expliqué',
        en: 'If it cannot be made, you are told why',
        de: 'Was nicht geht, wird begründet',
        it: 'Se qualcosa non è possibile, ne vede il motivo',
      },
      text: {
        fr: 'Chaque forme impossible reste visible. Sélectionnez-la : le motif s’affiche, avec le choix le plus proche.',
        en: 'Each form that is not possible remains visible. Select it: the reason appears, with the nearest alternative.',
        de: 'Jede Form, die nicht möglich ist, bleibt sichtbar. Tippen Sie sie an: Der Grund erscheint, mit der nächstliegenden Wahl.',
        it: 'Ogni forma non disponibile resta visibile. La tocchi: appare il motivo, con la scelta più vicina.',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Vous préférez le téléphone ?',
        en: 'Prefer the telephone?',
        de: 'Und wenn Sie lieber telefonieren',
        it: 'E se preferisce telefonare',
      },
      text: {
        fr: 'Rien ne change : nous décrochons toujours, du lundi au vendredi, au {phone}. Les formules que vous nous avez déjà dictées sont dans nos cahiers ; citez leur numéro.',
        en: 'Nothing changes: we still pick up, Monday to Friday, on {phone}. The formulas that you have already dictated to us are in our books; just give their number.',
        de: 'Dann bleibt alles beim Alten: Wir sind für Sie da, von Montag bis Freitag, unter {phone}. Die Rezepturen, die Sie uns schon diktiert haben, sind bei uns abgelegt; ihre Nummer genügt.',
        it: 'Non cambia nulla: rispondiamo sempre, dal lunedì al venerdì, al {phone}. Le formule che ci ha dettato in passato sono conservate da noi; basta citarne il numero.',
      },
    },
    {
      type: 'link_shop',
      image: 'mixtures',
      icon_name: 'flask',
      title: {
        fr: 'Essayez, sans engagement',
        en: 'Try it, with no obligation',
        de: 'Probieren Sie es unverbindlich aus',
        it: 'Provi, senza impegno',
      },
      text: {
        fr: 'Composer un mélange et voir son prix est possible pour tout le monde ; commander est réservé aux professionnels.',
        en: 'Anyone can create a mixture and see its price; ordering is reserved for professionals.',
        de: 'Zusammenstellen und den Preis sehen können alle; bestellen können Fachpersonen.',
        it: 'Tutti possono comporre una miscela e vedere il prezzo; ordinare è riservato ai professionisti.',
      },
      button_link: 'page:shop.make_your_own',
      button_text: {
        fr: 'Composer un mélange',
        en: 'Create a mixture',
        de: 'Mischung zusammenstellen',
        it: 'Comporre una miscela',
      },
    },
  ],
}
