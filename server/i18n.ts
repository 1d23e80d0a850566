import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '../domain/language.ts'
import { messages as checkoutDe } from '../locales/checkout/de.po'
import { messages as checkoutEn } from '../locales/checkout/en.po'
import { messages as checkoutFr } from '../locales/checkout/fr.po'
import { messages as checkoutIt } from '../locales/checkout/it.po'
import { messages as siteDe } from '../locales/de.po'
import { messages as siteEn } from '../locales/en.po'
import { messages as siteFr } from '../locales/fr.po'
import { messages as siteIt } from '../locales/it.po'
import { messages as de } from '../locales/server/de.po'
import { messages as en } from '../locales/server/en.po'
import { messages as fr } from '../locales/server/fr.po'
import { messages as it } from '../locales/server/it.po'

const textsIn = (language: Language, ...catalogues: Messages[]) =>
  setupI18n({ locale: language, messages: { [language]: Object.assign({}, ...catalogues) } })

/**
 * The texts that the server itself writes: titles, messages, mails. It knows all the others too.
 * Never re-activated, so shared.
 */
export const i18nIn: Readonly<Record<Language, I18n>> = {
  fr: textsIn('fr', siteFr, checkoutFr, fr),
  en: textsIn('en', siteEn, checkoutEn, en),
  de: textsIn('de', siteDe, checkoutDe, de),
  it: textsIn('it', siteIt, checkoutIt, it),
}
