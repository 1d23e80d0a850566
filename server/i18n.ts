import { type I18n, setupI18n } from '@lingui/core'
import type { Language } from '../domain/language.ts'
import { messages as de } from '../locales/de.po'
import { messages as en } from '../locales/en.po'
import { messages as fr } from '../locales/fr.po'
import { messages as it } from '../locales/it.po'

const textsIn = (language: Language, messages: typeof en) =>
  setupI18n({ locale: language, messages: { [language]: messages } })

/** The texts that the server itself writes: titles, messages, mails. Never re-activated, so shared. */
export const i18nIn: Readonly<Record<Language, I18n>> = {
  fr: textsIn('fr', fr),
  en: textsIn('en', en),
  de: textsIn('de', de),
  it: textsIn('it', it),
}
