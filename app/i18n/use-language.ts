import { usePageContext } from './page-context.ts'

/** The language of the page. */
export const useLanguage = () => usePageContext().language
