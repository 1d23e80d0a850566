import { languageOf } from '../i18n/language-of.ts'
import { persistedStore } from '../shell/persisted/persisted-store.ts'

const yearSeconds = 31_536_000

/** Remembers the current language for addresses without one (R1), once the state is restored. */
export const rememberLanguage = () => {
  const language = languageOf(location.pathname)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every browser
  document.cookie = `language=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  persistedStore.setState({ language })
}

/**
 * The links to other languages follow the address: a selection, which is the same in all languages,
 * and the fragment.
 */
export const translateSelection = () =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null
      const { own, language } = link?.dataset ?? {}
      if (!link || own === undefined || language === undefined) return
      const selection = location.pathname.startsWith(own) ? location.pathname.slice(own.length) : ''
      link.href = `${language}${selection}${location.hash}`
    },
    true,
  )
