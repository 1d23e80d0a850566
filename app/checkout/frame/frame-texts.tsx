import { setupI18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { messages as de } from '../../../locales/checkout/de.po'
import { messages as en } from '../../../locales/checkout/en.po'
import { messages as fr } from '../../../locales/checkout/fr.po'
import { messages as it } from '../../../locales/checkout/it.po'
import { messages as shopDe } from '../../../locales/shop/de.po'
import { messages as shopEn } from '../../../locales/shop/en.po'
import { messages as shopFr } from '../../../locales/shop/fr.po'
import { messages as shopIt } from '../../../locales/shop/it.po'
import { useLanguage } from '../../i18n/use-language.ts'

const own = {
  fr: { ...shopFr, ...fr },
  en: { ...shopEn, ...en },
  de: { ...shopDe, ...de },
  it: { ...shopIt, ...it },
}

/**
 * The document's own texts and the shop's beside those of the site. All languages at once: the document is only
 * ever rendered on the server, so none of this reaches a browser.
 */
export const FrameTexts = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui()
  const locale = useLanguage()
  const messages = { [locale]: { ...i18n.messages, ...own[locale] } }
  return <I18nProvider i18n={setupI18n({ locale, messages })}>{children}</I18nProvider>
}
