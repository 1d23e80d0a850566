import type { I18n } from '@lingui/core'
import type { PathWords } from '../../../domain/page/path.ts'
import { addMessages, createI18n } from '../../../messages/create-i18n.ts'
import { languageOf } from '../../i18n/language-of.ts'
import type { PageContextValue } from '../../i18n/page-context.ts'
import { noSiteFacts } from '../../shell/site-facts.ts'
import { readBrowserFacts } from '../browser-facts.ts'
import { loadTexts } from '../load-texts.ts'

type BrowserPage = { page: PageContextValue; texts: I18n }

const createPage = (words: PathWords): BrowserPage => {
  const { pathname } = location
  const language = languageOf(pathname)
  const site = { ...noSiteFacts, ...readBrowserFacts() }
  return {
    texts: createI18n(language, {}),
    page: { language, pathname, words, addresses: undefined, site },
  }
}

let created: BrowserPage | undefined

/**
 * The contexts of islands, created once, with the messages of an island or of another part
 * (`parts.ts`). Rejects without network.
 */
export const loadPage = async (part: string) => {
  const [messages, words] = await loadTexts(part)
  created ??= createPage(words)
  addMessages(created.texts, messages)
  return created
}
