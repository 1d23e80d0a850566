import { link as linkSchema } from '../../blocks/fields.ts'
import type { Language } from '../../domain/language.ts'
import { addressOf, patternOf } from '../../domain/page/address.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import { type PageKey, pageKeys } from '../../domain/page/route-words.ts'

const keys: ReadonlySet<string> = new Set(pageKeys)

/** The last parameter of a page's path: `remedyCode`, `product`. */
const lastParam = (key: PageKey, language: Language) =>
  /:(\w+)\??$/.exec(patternOf(key, language))?.[1]

/**
 * Resolves a link: `page:company.story` → `/de/unternehmen/geschichte`,
 * `page:shop.gemmotherapy/a-10046` → that remedy's page. Undefined for unsafe or unknown targets.
 */
export const linkAddress = (link: string, language: Language): string | undefined => {
  if (!linkSchema.safeParse(link).success) return undefined
  if (!link.startsWith('page:')) return link
  const [path = '', query] = link.slice('page:'.length).split('?')
  const [name = '', value] = path.split('/')
  const key = pageKeys.find((one) => one === name)
  if (!key || !keys.has(name)) return undefined
  // Throws for pages whose parameters the link does not contain.
  try {
    const param = lastParam(key, language)
    if (value && !param) return undefined
    const params = value && param ? { [param]: value } : {}
    return addressOf(language, destinationOf(key), params) + (query ? `?${query}` : '')
  } catch {
    return undefined
  }
}
