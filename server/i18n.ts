import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '../domain/language.ts'
import { messages as siteDe } from '../locales/de.po'
import { messages as siteEn } from '../locales/en.po'
import { messages as siteFr } from '../locales/fr.po'
import { messages as siteIt } from '../locales/it.po'
import { messages as de } from '../locales/server/de.po'
import { messages as en } from '../locales/server/en.po'
import { messages as fr } from '../locales/server/fr.po'
import { messages as it } from '../locales/server/it.po'

const textsIn = (language: Language, site: Messages, server: Messages) =>
  setupI18n({ locale: language, messages: { [language]: { ...site, ...server } } })

/**
 * The texts that the server itself writes: titles, messages, mails. It knows those of the site too.
 * Never re-activated, so shared.
 */
export const i18nIn: Readonly<Record<Language, I18n>> = {
  fr: textsIn('fr', siteFr, fr),
  en: textsIn('en', siteEn, en),
  de: textsIn('de', siteDe, de),
  it: textsIn('it', siteIt, it),
}
