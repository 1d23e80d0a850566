import { languageOf } from '../i18n/language-of.ts'
import { persistedStore } from '../shell/persisted/persisted-store.ts'
import { pageText } from './page-texts.ts'

const yearSeconds = 31_536_000

/** Remembers the current language for addresses without one (R1), once the state is restored. */
export const rememberLanguage = () => {
  const language = languageOf(location.pathname)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every browser
  document.cookie = `language=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  persistedStore.setState({ language })
}

/** Forms that are posted and hold what somebody has typed or chosen. */
const typedForms = new Set<HTMLFormElement>()

/** Remembers in which forms something was typed, until they are sent. */
const watchTyping = () => {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form?.method === 'post') typedForms.add(form)
  })
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) typedForms.delete(target)
  })
}

const hasTyped = () => [...typedForms].some((form) => form.isConnected)

/**
 * The links to other languages follow the address: a selection and the query, which are the same in all
 * languages, and the fragment. They ask before what was typed is lost.
 */
export const translateSelection = () => {
  watchTyping()
  document.addEventListener(
    'click',
    (event) => {
      const { target, metaKey, ctrlKey, shiftKey } = event
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null
      const { own, language } = link?.dataset ?? {}
      if (!link || own === undefined || language === undefined) return
      const isOwn = location.pathname.startsWith(own)
      const selection = isOwn ? location.pathname.slice(own.length) : ''
      link.href = `${language}${selection}${isOwn ? location.search : ''}${location.hash}`
      const leaves = !metaKey && !ctrlKey && !shiftKey
      if (leaves && hasTyped() && !confirm(pageText('typed-lost'))) event.preventDefault()
    },
    true,
  )
}
