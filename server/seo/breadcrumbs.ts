import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { type NamedPage, pageNames } from '../../messages/site/page-names.ts'
import { i18nIn } from '../i18n.ts'

export type Breadcrumb = { name: string; path: string }

const isNamed = (key: string): key is NamedPage => Object.hasOwn(pageNames, key)

/** The parent pages of a page, from its section down. */
const parentsOf = (key: PageKey): NamedPage[] => {
  const words = key.split('.')
  return words
    .slice(1)
    .map((_, at) => words.slice(0, at + 1).join('.'))
    .filter(isNamed)
}

/** Breadcrumbs from home to the parent of the page. */
export const breadcrumbsTo = (key: PageKey, language: Language): Breadcrumb[] =>
  (key === 'home' ? [] : (['home', ...parentsOf(key)] as const))
    // Sections that redirect to this page are omitted.
    .filter((step) => destinationOf(step) !== key)
    .map((step) => ({
      name: i18nIn[language]._(pageNames[step]),
      path: addressOf(language, destinationOf(step)),
    }))

/** Name of the section of a page; '' for a section itself. */
export const sectionName = (key: PageKey, language: Language): string => {
  const name = parentsOf(key).at(-1)
  return name ? i18nIn[language]._(pageNames[name]) : ''
}
