import { useEffect } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import { usePersisted } from './persisted/persisted-state.ts'

const year = 31_536_000

/** The language read is the one chosen: addresses without one lead to it next time (R1). */
export const useRememberLanguage = () => {
  const language = useLanguage()
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax`
    const keep = () => usePersisted.setState({ language })
    if (usePersisted.persist.hasHydrated()) keep()
    return usePersisted.persist.onFinishHydration(keep)
  }, [language])
}
