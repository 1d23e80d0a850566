import { type Messages, setupI18n } from '@lingui/core'
import { useQuery } from '@tanstack/react-query'
import type { Language } from '../../domain/language.ts'
import type { Translate } from '../../messages/shop/preparations.ts'
import { currentLanguage } from './i18n.ts'

const catalogues = import.meta.glob<Messages>('../../locales/{fr,en,de,it}.po', {
  import: 'messages',
})

/** The texts of the site in a language, whatever the language of the back office; undefined until loaded. */
export const useSiteTexts = (language: Language) =>
  useQuery({
    queryKey: ['site texts', language],
    queryFn: async () => {
      const messages = (await catalogues[`../../locales/${language}.po`]?.()) ?? {}
      return setupI18n({ locale: language, messages: { [language]: messages } })
    },
    staleTime: 'static',
    networkMode: 'always',
  }).data

/** The same in the language of the back office, for choices named as customers see them. */
export const useShopTexts = (): Translate | undefined => {
  const texts = useSiteTexts(currentLanguage())
  return texts && ((message) => texts._(message))
}
