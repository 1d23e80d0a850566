import type { Messages } from '@lingui/core'
import { languageOf } from '../i18n/language-of.ts'

const catalogues = import.meta.glob<Messages>('/locales/*.po', { import: 'messages' })

/** The messages of islands and popups in the language of the page. Rejects without network. */
export const loadMessages = async (): Promise<Messages> =>
  (await catalogues[`/locales/${languageOf(location.pathname)}.po`]?.()) ?? {}
