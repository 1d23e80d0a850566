import { type Language, languages } from '../../../domain/language.ts'
import { languagesOf, plainPage, type Sentences } from '../pages/failure-page.ts'

/** Why nothing is shown, also to callers of the API. */
export const notOpenYet: Sentences = {
  fr: 'Cette boutique n’est pas encore ouverte.',
  en: 'This shop is not open yet.',
  de: 'Dieser Shop ist noch nicht geöffnet.',
  it: 'Questo negozio online non è ancora aperto.',
}

const comeBack: Sentences = {
  fr: 'Nous la préparons. Revenez bientôt.',
  en: 'We are preparing it. Please come back soon.',
  de: 'Wir bereiten ihn vor. Schauen Sie bald wieder vorbei.',
  it: 'Lo stiamo preparando. Torni a trovarci presto.',
}

const forOwners: Sentences = {
  fr: 'Vous préparez la boutique ? Ouvrez l’administration, ou l’adresse affichée au premier démarrage du serveur.',
  en: 'Are you preparing the shop? Open the back office, or the address that the server printed at its first start.',
  de: 'Bereiten Sie den Shop vor? Öffnen Sie die Verwaltung oder die Adresse, die der Server beim ersten Start angezeigt hat.',
  it: 'Sta preparando il negozio? Apra l’amministrazione o l’indirizzo mostrato al primo avvio del server.',
}

const backOffice: Sentences = {
  fr: 'Administration',
  en: 'Back office',
  de: 'Verwaltung',
  it: 'Amministrazione',
}

const wrongAddress: Sentences = {
  fr: 'Cette adresse d’installation n’est plus valable.',
  en: 'This set-up address is not valid any more.',
  de: 'Diese Adresse zum Einrichten ist nicht mehr gültig.',
  it: 'Questo indirizzo di configurazione non è più valido.',
}

const newAddress: Sentences = {
  fr: 'Si la boutique a déjà une administratrice ou un administrateur, ouvrez l’administration. Sinon, redémarrez le serveur : il affiche une nouvelle adresse.',
  en: 'If the shop has an administrator already, open the back office. Otherwise start the server again: it prints a new address.',
  de: 'Hat der Shop schon eine Administratorin oder einen Administrator, öffnen Sie die Verwaltung. Sonst starten Sie den Server neu: Er zeigt eine neue Adresse an.',
  it: 'Se il negozio ha già un amministratore, apra l’amministrazione. Altrimenti riavvii il server: mostra un nuovo indirizzo.',
}

const document = (shown: readonly Language[], title: Sentences, texts: readonly Sentences[]) =>
  plainPage({ languages: shown, title }, (language) =>
    [...texts.map((text) => text[language]), `<a href="/admin/">${backOffice[language]}</a>`]
      .map((content) => `<p>${content}</p>`)
      .join(''),
  )

/** The page of every address before the shop is open, in the language of the path or in all four. */
export const closedPage = (path: string): string =>
  document(languagesOf(path), notOpenYet, [comeBack, forOwners])

/** The answer to a token that opens no set-up. */
export const wrongTokenPage = (): string => document(languages, wrongAddress, [newAddress])
