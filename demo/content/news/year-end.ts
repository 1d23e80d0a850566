import type { Post } from '../page-text.ts'

export const yearEnd: Post = {
  key: 'news.year-end',
  date: '2026-11-12',
  slug: {
    fr: 'commandes-de-fin-d-annee',
    en: 'year-end-orders',
    de: 'bestellungen-zum-jahresende',
    it: 'ordini-di-fine-anno',
  },
  title: {
    fr: 'Fin d’année : nos derniers envois',
    en: 'Year end: our last parcels',
    de: 'Jahresende: unsere letzten Pakete',
    it: 'Fine anno: le nostre ultime spedizioni',
  },
  description: {
    fr: 'Jusqu’à quand commander avant les fêtes, quand le laboratoire ferme et qui répond entre Noël et Nouvel An : les dates du Laboratoire Trois-Sources.',
    en: 'Last order dates before Christmas, when the laboratory closes and who answers between Christmas and New Year: the dates at Trois-Sources.',
    de: 'Bis wann Sie vor den Festtagen bestellen, wann das Labor schliesst und wer zwischen Weihnachten und Neujahr antwortet: alle Termine der Trois-Sources.',
    it: 'Fino a quando ordinare prima delle feste, quando chiude il laboratorio e chi risponde tra Natale e Capodanno: le date delle Trois-Sources.',
  },
  lead: {
    fr: 'Ce qui nous parvient jusqu’au 18 décembre à midi part avant les fêtes. Ensuite, le laboratoire se repose, et la balance aussi.',
    en: 'Whatever reaches us by noon on 18 December will be sent before Christmas. After that the laboratory rests, and so does the balance.',
    de: 'Was bis am 18. Dezember um 12 Uhr bei uns ist, geht vor den Festtagen ab. Danach ruht das Labor, und die Waage auch.',
    it: 'Ciò che ci arriva entro mezzogiorno del 18 dicembre parte prima delle feste. Poi il laboratorio riposa, e la bilancia anche.',
  },
  picture: 'season-winter',
  blocks: [
    {
      type: 'three_columns',
      columns: [
        {
          icon: 'truck',
          title: {
            fr: 'Jusqu’au 18 décembre',
            en: 'Until 18 December',
            de: 'Bis 18. Dezember',
            it: 'Fino al 18 dicembre',
          },
          text: {
            fr: 'Commandes en ligne et par téléphone jusqu’à midi. Les mélanges demandent un jour de plus : commandez-les jusqu’au 17.',
            en: 'Orders online and by telephone until noon. Mixtures need one more day: please order by the 17th.',
            de: 'Bestellungen online und am Telefon bis 12 Uhr. Mischungen brauchen einen Tag länger: Bestellen Sie sie bis am 17. Dezember.',
            it: 'Ordini online e per telefono fino a mezzogiorno. Le miscele richiedono un giorno in più: le ordini entro il 17.',
          },
        },
        {
          icon: 'phone',
          title: {
            fr: 'Du 21 au 23 décembre',
            en: '21 to 23 December',
            de: '21. bis 23. Dezember',
            it: 'Dal 21 al 23 dicembre',
          },
          text: {
            fr: 'Nous répondons au téléphone de 9 h à 12 h ; les commandes prises à ce moment-là sont préparées en janvier.',
            en: 'We answer the phone from 9 a.m. to noon; orders taken then are prepared in January.',
            de: 'Sie erreichen uns telefonisch von 9 bis 12 Uhr. Wir notieren Ihre Bestellung und stellen die Mittel im Januar her.',
            it: 'Rispondiamo al telefono dalle 9 alle 12. Annotiamo gli ordini e li prepariamo in gennaio.',
          },
        },
        {
          icon: 'calendar-blank',
          title: {
            fr: 'Dès le 4 janvier',
            en: 'From 4 January',
            de: 'Ab 4. Januar',
            it: 'Dal 4 gennaio',
          },
          text: {
            fr: 'Tout le monde est de retour. Les commandes passées pendant les fêtes partent dans leur ordre d’arrivée.',
            en: 'Everyone is back. Orders placed over Christmas and New Year are sent in the order in which they came in.',
            de: 'Alle sind zurück. Bestellungen aus den Festtagen gehen in der Reihenfolge ihres Eingangs ab.',
            it: 'Siamo tutti di ritorno. Gli ordini fatti durante le feste partono nell’ordine d’arrivo.',
          },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'La boutique, elle, ne ferme pas',
        en: 'The shop itself does not close',
        de: 'Der Shop bleibt offen',
        it: 'Il negozio online non chiude',
      },
      text: {
        fr: 'Vous pouvez commander à toute heure, entre deux repas de famille ou au retour d’une promenade. Votre panier vous attend, même si vous vous connectez depuis un autre appareil.\n\nEn cas d’urgence dans votre pharmacie, appelez-nous : quelqu’un a toujours la clé.',
        en: 'You can order at any hour, between two family dinners or after a walk. Your cart will be waiting for you, even on another device once you have logged in.\n\nFor urgent pharmacy orders, call: someone always has the key.',
        de: 'Sie können jederzeit bestellen, zwischen zwei Familienessen oder nach einem Spaziergang. Sind Sie angemeldet, finden Sie Ihren Warenkorb auch auf einem anderen Gerät wieder.\n\nEilt es in Ihrer Apotheke, rufen Sie an: Jemand von uns hat immer den Schlüssel zum Labor.',
        it: 'Può ordinare a qualsiasi ora, tra un pranzo di famiglia e l’altro o di ritorno da una passeggiata. Se ha effettuato l’accesso, il carrello La aspetta anche su un altro dispositivo.\n\nPer un’urgenza in farmacia, chiami: qualcuno di noi ha sempre la chiave.',
      },
    },
    {
      type: 'tip',
      icon_name: 'snowflake',
      title: {
        fr: 'Le gel et le verre',
        en: 'Frost and glass',
        de: 'Frost und Glas',
        it: 'Il gelo e il vetro',
      },
      text: {
        fr: 'Quand il gèle fort, faites livrer à une adresse où quelqu’un peut prendre le colis : un flacon n’aime pas passer la nuit dans une boîte aux lettres.',
        en: 'In hard frost, have parcels sent to an address where someone takes them in: no bottle should spend a frosty night in a letter box.',
        de: 'Bei strengem Frost lassen Sie bitte an eine Adresse liefern, an der jemand das Paket entgegennimmt: Eine Flasche übernachtet nicht gern im Milchkasten.',
        it: 'Quando gela forte, faccia consegnare a un indirizzo dove qualcuno riceve il pacco: a un flacone non piace passare la notte nella cassetta delle lettere.',
      },
    },
  ],
}
