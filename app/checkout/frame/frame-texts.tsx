import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Language } from '../../../domain/language.ts'
import { cataloguePath } from '../../../locales/message-areas.ts'
import { useLanguage } from '../../i18n/use-language.ts'

const catalogues = import.meta.glob<Messages>('/locales/{shop,checkout}/*.po', {
  eager: true,
  import: 'messages',
})

const ownMessagesIn = (language: Language): Messages => ({
  ...catalogues[`/${cataloguePath(language, 'shop')}`],
  ...catalogues[`/${cataloguePath(language, 'checkout')}`],
})

/**
 * Provides the messages of checkout, shop and site. All languages together: the document is rendered
 * on the server only, so browsers load none of them.
 */
export const FrameTexts = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui()
  const locale = useLanguage()
  const messages = { [locale]: { ...i18n.messages, ...ownMessagesIn(locale) } }
  return <I18nProvider i18n={setupI18n({ locale, messages })}>{children}</I18nProvider>
}
