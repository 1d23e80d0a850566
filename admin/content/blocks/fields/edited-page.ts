import { createContext } from 'react'
import type { Language } from '../../../../domain/language.ts'
import type { PageOption } from '../../use-page-options.ts'

/** The language of the page that is edited, and the pages that its links can lead to. */
export const EditedPageContext = createContext<{
  language: Language
  pages: readonly PageOption[]
}>({ language: 'fr', pages: [] })
