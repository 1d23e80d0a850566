import { type Messages, setupI18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import type { Translate } from '../../../messages/shop/preparations.ts'
import { currentLanguage } from '../../i18n/i18n.ts'

const catalogues = import.meta.glob<Messages>('../../../locales/*.po', { import: 'messages' })

/** The texts of the site, for choices named as customers see them; undefined until loaded. */
export const useShopTexts = (): Translate | undefined => {
  const language = currentLanguage()
  const [translate, setTranslate] = useState<{ language: string; t: Translate }>()
  useEffect(() => {
    let isShown = true
    const load = async () => {
      const messages = await catalogues[`../../../locales/${language}.po`]?.()
      const i18n = setupI18n({ locale: language, messages: { [language]: messages ?? {} } })
      if (isShown) setTranslate({ language, t: (message) => i18n._(message) })
    }
    void load()
    return () => {
      isShown = false
    }
  }, [language])
  return translate?.language === language ? translate.t : undefined
}
