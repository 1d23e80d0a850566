import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ConsentTexts, consentTextNames } from '../../domain/consent/consent-texts.ts'

/** Default texts of the consent banner (D1 §2). */
const defaults: Readonly<Record<keyof ConsentTexts, MessageDescriptor>> = {
  title: msg`Cookies`,
  text: msg`Without your consent we use only necessary cookies. With it, we also remember your preferences and count visits and what is added to carts.`,
  privacy_policy: msg`Privacy Policy`,
  necessary: msg`Necessary`,
  necessary_text: msg`For login, cart, language and this choice. The site does not work without them.`,
  preferences: msg`Preferences`,
  preferences_text: msg`Loads videos, posts and maps from other providers automatically; they then receive your IP address.`,
  statistics: msg`Statistics`,
  statistics_text: msg`Counts which pages are read, per day and language, without creating a profile.`,
  marketing: msg`Marketing`,
  marketing_text: msg`Counts the value of items added to carts, per day, without creating a profile. If an advertising service is connected, it receives this value.`,
  accept_all: msg`Accept All`,
  only_necessary: msg`Only necessary`,
  manage_my_cookies: msg`Manage my Cookies`,
  save_and_close: msg`Save and Close`,
  saved: msg`Your choice has been saved.`,
}

/**
 * The laboratory's texts, with defaults for missing ones. They are sent as data, not in scripts.
 */
export const consentMessages = (
  given: Readonly<Record<string, string>>,
  i18n: I18n,
): ConsentTexts => {
  const texts: Partial<Record<keyof ConsentTexts, string>> = {}
  for (const name of consentTextNames) texts[name] = given[name]?.trim() || i18n._(defaults[name])
  return texts as ConsentTexts
}
