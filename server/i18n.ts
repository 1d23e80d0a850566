import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { byLanguage, type Language } from '../domain/language.ts'
import { areaNames, cataloguePath } from '../locales/message-areas.ts'

/** By path from the project root. */
const catalogues = import.meta.glob<Messages>(['/locales/**/*.po', '!/locales/admin/*.po'], {
  eager: true,
  import: 'messages',
})

const catalogueAt = (path: string) => {
  const messages = catalogues[`/${path}`]
  if (!messages) throw new Error(`The catalogue ${path} is missing.`)
  return messages
}

/** The back office has its texts in the browser only. */
const areas = areaNames.filter((area) => area !== 'admin')

const messagesIn = (language: Language): Messages =>
  Object.assign(
    {},
    ...[undefined, ...areas].map((area) => catalogueAt(cataloguePath(language, area))),
  )

/**
 * Messages of all areas in each language, for mails and titles that the server renders. Never
 * re-activated, so that the instances can be shared.
 */
export const i18nIn: Readonly<Record<Language, I18n>> = byLanguage((language) =>
  setupI18n({ locale: language, messages: { [language]: messagesIn(language) } }),
)
