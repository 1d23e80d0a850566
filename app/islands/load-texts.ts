import { loadMessages, loadPathWords } from 'virtual:browser-messages'
import { languageOf } from '../i18n/language-of.ts'

/** The messages of an island or another part, and the path words. Rejects without network. */
export const loadTexts = (part: string) => {
  const language = languageOf(location.pathname)
  return Promise.all([loadMessages(part, language), loadPathWords(language)])
}

/** Requests them while scripts are loaded; who needs them awaits `loadTexts`, and notices failures. */
export const requestTexts = (part: string) => {
  loadTexts(part).catch(() => {})
}
