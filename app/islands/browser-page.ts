import type { I18n, Messages } from '@lingui/core'
import type { PathWords } from '../../domain/page/path.ts'
import { type BrowserArea, cataloguePath } from '../../locales/message-areas.ts'
import { addMessages, createI18n } from '../i18n/create-i18n.ts'
import { languageOf } from '../i18n/language-of.ts'
import type { PageContextValue } from '../i18n/page-context.ts'
import { noSiteFacts } from '../shell/site-facts.ts'
import { readBrowserFacts } from './browser-facts.ts'

const catalogues = import.meta.glob<Messages>(
  ['/locales/*.po', '/locales/{account,shop,signup}/*.po'],
  { import: 'messages' },
)

const pathWords = import.meta.glob<PathWords>('../i18n/generated/*.json', { import: 'default' })

const loadMessages = async (area?: BrowserArea): Promise<Messages> =>
  (await catalogues[`/${cataloguePath(languageOf(location.pathname), area)}`]?.()) ?? {}

type Loaded = { page: PageContextValue; texts: I18n }

const loadSite = async (): Promise<Loaded> => {
  const { pathname } = location
  const language = languageOf(pathname)
  const [messages, words] = await Promise.all([
    loadMessages(),
    pathWords[`../i18n/generated/${language}.json`]?.(),
  ])
  const site = { ...noSiteFacts, ...readBrowserFacts() }
  return {
    texts: createI18n(language, messages),
    page: { language, pathname, words, addresses: undefined, site },
  }
}

let loading: Promise<Loaded> | undefined

/** The contexts of islands, loaded once, with the messages of the areas. Rejects without network. */
export const loadPage = async (areas: readonly BrowserArea[]) => {
  loading ??= loadSite()
  loading.catch(() => {
    loading = undefined
  })
  const [loaded, ...added] = await Promise.all([loading, ...areas.map(loadMessages)])
  for (const messages of added) addMessages(loaded.texts, messages)
  return loaded
}
