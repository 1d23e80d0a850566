import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { type NamedPage, pageNames } from '../../messages/site/page-names.ts'
import { i18nIn } from '../i18n.ts'

export type Step = { name: string; path: string }

const isNamed = (key: string): key is NamedPage => Object.hasOwn(pageNames, key)

/** The pages that one stands below, from its section down, as menus call them. */
const above = (key: PageKey): NamedPage[] => {
  const words = key.split('.')
  return words
    .slice(1)
    .map((_, at) => words.slice(0, at + 1).join('.'))
    .filter(isNamed)
}

/** The steps from home down to the page, without itself. */
export const trailTo = (key: PageKey, language: Language): Step[] =>
  (key === 'home' ? [] : (['home', ...above(key)] as const))
    // A section whose first page this is leads here again.
    .filter((step) => destinationOf(step) !== key)
    .map((step) => ({
      name: i18nIn[language]._(pageNames[step]),
      path: addressOf(language, destinationOf(step)),
    }))

/** What the page stands in, '' for a section itself. */
export const sectionOf = (key: PageKey, language: Language): string => {
  const name = above(key).at(-1)
  return name ? i18nIn[language]._(pageNames[name]) : ''
}
