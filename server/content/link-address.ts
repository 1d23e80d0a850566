import { link as linkSchema } from '../../blocks/fields.ts'
import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import { pageKeys } from '../../domain/page/route-words.ts'

const keys: ReadonlySet<string> = new Set(pageKeys)

/** `page:company.story` → `/de/unternehmen/geschichte`; undefined for what leads nowhere safe. */
export const linkAddress = (link: string, language: Language): string | undefined => {
  if (!linkSchema.safeParse(link).success) return undefined
  if (!link.startsWith('page:')) return link
  const [name = '', query] = link.slice('page:'.length).split('?')
  const key = pageKeys.find((one) => one === name)
  if (!key || !keys.has(name)) return undefined
  // Some need a parameter that a link in a text cannot have.
  try {
    return addressOf(language, destinationOf(key)) + (query ? `?${query}` : '')
  } catch {
    return undefined
  }
}
