import type { Messages } from '@lingui/core'
import { languageOf } from '../i18n/language-of.ts'

/** The areas whose components run in browsers; `locales/message-areas.ts`. */
const catalogues = import.meta.glob<Messages>(
  ['/locales/*.po', '/locales/{account,map,search,shop,signup}/*.po'],
  { import: 'messages' },
)

/** The messages of islands and popups in the language of the page. Rejects without network. */
export const loadMessages = async (): Promise<Messages> => {
  const file = `/${languageOf(location.pathname)}.po`
  const loaders = Object.entries(catalogues).filter(([path]) => path.endsWith(file))
  return Object.assign({}, ...(await Promise.all(loaders.map(([, load]) => load()))))
}

/** Requests them while scripts are loaded; who needs them awaits `loadMessages`, and notices failures. */
export const requestMessages = () => {
  loadMessages().catch(() => {})
}
