import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '../domain/language.ts'
import { messages as accountDe } from '../locales/account/de.po'
import { messages as accountEn } from '../locales/account/en.po'
import { messages as accountFr } from '../locales/account/fr.po'
import { messages as accountIt } from '../locales/account/it.po'
import { messages as checkoutDe } from '../locales/checkout/de.po'
import { messages as checkoutEn } from '../locales/checkout/en.po'
import { messages as checkoutFr } from '../locales/checkout/fr.po'
import { messages as checkoutIt } from '../locales/checkout/it.po'
import { messages as siteDe } from '../locales/de.po'
import { messages as siteEn } from '../locales/en.po'
import { messages as siteFr } from '../locales/fr.po'
import { messages as siteIt } from '../locales/it.po'
import { messages as serverDe } from '../locales/server/de.po'
import { messages as serverEn } from '../locales/server/en.po'
import { messages as serverFr } from '../locales/server/fr.po'
import { messages as serverIt } from '../locales/server/it.po'
import { messages as shopDe } from '../locales/shop/de.po'
import { messages as shopEn } from '../locales/shop/en.po'
import { messages as shopFr } from '../locales/shop/fr.po'
import { messages as shopIt } from '../locales/shop/it.po'
import { messages as signupDe } from '../locales/signup/de.po'
import { messages as signupEn } from '../locales/signup/en.po'
import { messages as signupFr } from '../locales/signup/fr.po'
import { messages as signupIt } from '../locales/signup/it.po'

const textsIn = (language: Language, ...catalogues: Messages[]) =>
  setupI18n({ locale: language, messages: { [language]: Object.assign({}, ...catalogues) } })

/**
 * The texts that the server itself writes: titles, messages, mails. It knows all the others too.
 * Never re-activated, so shared.
 */
export const i18nIn: Readonly<Record<Language, I18n>> = {
  fr: textsIn('fr', siteFr, shopFr, accountFr, signupFr, checkoutFr, serverFr),
  en: textsIn('en', siteEn, shopEn, accountEn, signupEn, checkoutEn, serverEn),
  de: textsIn('de', siteDe, shopDe, accountDe, signupDe, checkoutDe, serverDe),
  it: textsIn('it', siteIt, shopIt, accountIt, signupIt, checkoutIt, serverIt),
}
