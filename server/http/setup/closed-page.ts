import { isLanguage, type Language, languages } from '../../../domain/language.ts'
import { failureStyle } from '../pages/failure-page.ts'

type Sentences = Readonly<Record<Language, string>>

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
  fr: 'Vous installez la boutique ? Ouvrez l’adresse affichée au démarrage du serveur.',
  en: 'Are you setting up the shop? Open the address that the server printed at its start.',
  de: 'Richten Sie den Shop ein? Öffnen Sie die Adresse, die der Server beim Start angezeigt hat.',
  it: 'Sta configurando il negozio? Apra l’indirizzo mostrato all’avvio del server.',
}

const wrongAddress: Sentences = {
  fr: 'Cette adresse d’installation n’est plus valable.',
  en: 'This set-up address is not valid any more.',
  de: 'Diese Adresse zum Einrichten ist nicht mehr gültig.',
  it: 'Questo indirizzo di configurazione non è più valido.',
}

const newAddress: Sentences = {
  fr: 'Redémarrez le serveur : il affiche une nouvelle adresse tant que la boutique n’est pas ouverte.',
  en: 'Start the server again: it prints a new address until the shop is open.',
  de: 'Starten Sie den Server neu: Er zeigt eine neue Adresse an, bis der Shop geöffnet ist.',
  it: 'Riavvii il server: mostra un nuovo indirizzo finché il negozio non è aperto.',
}

const document = (shown: readonly Language[], title: Sentences, texts: readonly Sentences[]) => {
  const sections = shown.map(
    (language) =>
      `<section lang="${language}"><h1>${title[language]}</h1>${texts
        .map((text) => `<p>${text[language]}</p>`)
        .join('')}</section>`,
  )
  const [first = 'fr'] = shown
  return `<!doctype html>
<html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title[first]}</title><style>${failureStyle}</style></head>
<body><main>${sections.join('')}</main></body></html>`
}

/** The page of every address before the shop is open, in the language of the path or in all four. */
export const closedPage = (path: string): string => {
  const segment = path.split('/')[1]
  return document(isLanguage(segment) ? [segment] : languages, notOpenYet, [comeBack, forOwners])
}

/** The answer to a token that opens no set-up. */
export const wrongTokenPage = (): string => document(languages, wrongAddress, [newAddress])
