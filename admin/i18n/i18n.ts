import { type Messages, setupI18n } from '@lingui/core'
import type { I18nProvider } from 'react-admin'
import { isLanguage, type Language, languageNames, languages } from '../../domain/language.ts'
import { reactAdminMessages } from './react-admin-messages.ts'
import { findSectionTexts } from './section-texts.ts'

/** The texts of the back office in the chosen language. */
export const i18n = setupI18n()

const catalogues = import.meta.glob<Messages>('../../locales/admin/*.po', { import: 'messages' })

const persistedName = 'officina-admin-language'

/** The language chosen earlier in this browser, else the browser's, else French. */
export const initialLanguage = (): Language => {
  const candidates = [localStorage.getItem(persistedName), ...navigator.languages]
  const found = candidates.map((tag) => tag?.slice(0, 2)).find(isLanguage)
  return found ?? 'fr'
}

/** Loads and activates the texts of a language; throws if they cannot be loaded. */
export const activateLanguage = async (language: Language) => {
  const load = catalogues[`../../locales/admin/${language}.po`]
  if (!load) throw new Error(`No texts in ${language}`)
  i18n.loadAndActivate({ locale: language, messages: await load() })
  document.documentElement.lang = language
  localStorage.setItem(persistedName, language)
}

/** The language in use. */
export const currentLanguage = () => (isLanguage(i18n.locale) ? i18n.locale : 'fr')

/** The label of a section in the language in use; undefined if there is none. */
export const sectionLabel = (name: string) => {
  const found = findSectionTexts(name)
  return found && i18n._(found.label)
}

type Options = Record<string, unknown> & { _?: string }

/** Resolves the keys of react-admin; texts that are no keys are already translated. */
const translate = (key: string, options: Options = {}): string => {
  const message = reactAdminMessages[key]
  if (message?.id) return i18n._(message.id, options)
  const [, resource = ''] = /^resources\.([^.]+)\.(forcedCaseName|name)$/.exec(key) ?? []
  if (resource) return sectionLabel(resource) ?? options._ ?? resource
  if (/^ra\.page\.(list|edit|show)$/.test(key))
    return String(options.recordRepresentation || options.name || '')
  return options._ ?? key
}

/** The texts of react-admin, by Lingui like all others. */
export const i18nProvider: I18nProvider = {
  translate,
  changeLocale: (locale) => (isLanguage(locale) ? activateLanguage(locale) : Promise.resolve()),
  getLocale: currentLanguage,
  getLocales: () => languages.map((locale) => ({ locale, name: languageNames[locale] })),
}
