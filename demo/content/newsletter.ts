import type { PageText } from './page-text.ts'

/** The link targets of newsletter mails. */
export const newsletter: readonly PageText[] = [
  {
    key: 'newsletter-confirm',
    title: {
      fr: 'Confirmer l’abonnement à la newsletter',
      en: 'Confirm your newsletter subscription',
      de: 'Newsletter-Anmeldung bestätigen',
      it: 'Confermare l’iscrizione alla newsletter',
    },
    description: {
      fr: 'Confirmez ici que vous souhaitez recevoir la newsletter du Laboratoire Trois-Sources à Genève ; sans confirmation, rien ne vous sera envoyé.',
      en: 'Confirm here that you would like to receive the newsletter of Laboratoire Trois-Sources in Geneva; without confirmation nothing will be sent.',
      de: 'Bestätigen Sie hier, dass Sie den Newsletter des Laboratoire Trois-Sources in Genf erhalten möchten; ohne Bestätigung senden wir nichts.',
      it: 'Confermi qui che desidera ricevere la newsletter del Laboratoire Trois-Sources a Ginevra; senza conferma non inviamo nulla.',
    },
    lead: {
      fr: 'Quatre fois par an : le jardin, le laboratoire, les formations.',
      en: 'Four times a year: the garden, the laboratory, the courses.',
      de: 'Viermal im Jahr Neues aus dem Garten, aus dem Labor und zu den Kursen.',
      it: 'Quattro volte l’anno: il giardino, il laboratorio, i corsi.',
    },
  },
  {
    key: 'newsletter-leave',
    title: {
      fr: 'Se désabonner de la newsletter',
      en: 'Unsubscribe from the newsletter',
      de: 'Newsletter abbestellen',
      it: 'Annullare l’iscrizione alla newsletter',
    },
    description: {
      fr: 'Désabonnez-vous ici de la newsletter du Laboratoire Trois-Sources à Genève, d’un seul clic et sans donner de raison, à tout moment.',
      en: 'Unsubscribe here from the newsletter of Laboratoire Trois-Sources in Geneva, with one click and without giving a reason, at any time.',
      de: 'Bestellen Sie hier den Newsletter des Laboratoire Trois-Sources in Genf ab: jederzeit, mit einem Klick und ohne Angabe eines Grundes.',
      it: 'Annulli qui l’iscrizione alla newsletter del Laboratoire Trois-Sources a Ginevra, con un solo clic e senza indicare un motivo, quando vuole.',
    },
    lead: {
      fr: 'Un clic suffit.',
      en: 'One click is all it takes.',
      de: 'Ein Klick genügt.',
      it: 'Basta un clic.',
    },
  },
]
