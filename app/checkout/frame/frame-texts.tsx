import type { Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Language } from '../../../domain/language.ts'
import { cataloguePath } from '../../../locales/message-areas.ts'
import { createI18n } from '../../../messages/create-i18n.ts'
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
  const language = useLanguage()
  const texts = createI18n(language, { ...i18n.messages, ...ownMessagesIn(language) })
  return <I18nProvider i18n={texts}>{children}</I18nProvider>
}
