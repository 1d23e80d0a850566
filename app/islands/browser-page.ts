import { loadMessages } from 'virtual:browser-messages'
import type { I18n } from '@lingui/core'
import type { PathWords } from '../../domain/page/path.ts'
import { addMessages, createI18n } from '../i18n/create-i18n.ts'
import { languageOf } from '../i18n/language-of.ts'
import type { PageContextValue } from '../i18n/page-context.ts'
import { noSiteFacts } from '../shell/site-facts.ts'
import { readBrowserFacts } from './browser-facts.ts'

const pathWords = import.meta.glob<PathWords>('../i18n/generated/*.json', { import: 'default' })

type Loaded = { page: PageContextValue; texts: I18n }

const loadSite = async (): Promise<Loaded> => {
  const { pathname } = location
  const language = languageOf(pathname)
  const words = await pathWords[`../i18n/generated/${language}.json`]?.()
  const site = { ...noSiteFacts, ...readBrowserFacts() }
  return {
    texts: createI18n(language, {}),
    page: { language, pathname, words, addresses: undefined, site },
  }
}

let loading: Promise<Loaded> | undefined

/**
 * The contexts of islands, loaded once, with the messages of an island or of another part
 * (`parts.ts`). Rejects without network.
 */
export const loadPage = async (part: string) => {
  loading ??= loadSite()
  loading.catch(() => {
    loading = undefined
  })
  const [loaded, messages] = await Promise.all([
    loading,
    loadMessages(part, languageOf(location.pathname)),
  ])
  addMessages(loaded.texts, messages)
  return loaded
}
