import { type I18n, setupI18n } from '@lingui/core'
import { linkedWords } from '../../../domain/page/linked-words.ts'
import { languageOf } from '../../i18n/language-of.ts'
import type { PageContextValue } from '../../i18n/page-context.ts'
import { noSiteFacts } from '../../shell/site-facts.ts'
import { readBrowserFacts } from '../browser-facts.ts'
import { loadMessages } from '../load-messages.ts'

type BrowserPage = { page: PageContextValue; texts: I18n }

let created: BrowserPage | undefined

/** The contexts of islands and popups, created once. Rejects without network. */
export const loadBrowserPage = async (): Promise<BrowserPage> => {
  const messages = await loadMessages()
  if (created) return created
  const { pathname } = location
  const language = languageOf(pathname)
  const words = Object.fromEntries(
    Object.entries(linkedWords).map(([key, word]) => [key, word[language]]),
  )
  const site = { ...noSiteFacts, ...readBrowserFacts() }
  created = {
    texts: setupI18n({ locale: language, messages: { [language]: messages } }),
    page: { language, pathname, words, addresses: undefined, site },
  }
  return created
}
