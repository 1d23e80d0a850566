import { isLanguage, type Language } from '../../../domain/language.ts'
import { findPage } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { linkAddress } from '../../content/link-address.ts'
import { normalizedPath } from '../../content/redirects/find-redirect.ts'
import type { ImportContext } from '../import-context.ts'
import { mediaKey } from '../media/imported-media.ts'
import type { TranslatedRecord } from '../source/translated-records.ts'
import { textOf } from '../source-fields.ts'

/** Where the texts of the former shop lead. */
export type LinkTargets = {
  /** Hosts of the former shop, as its addresses name them. */
  origins: ReadonlySet<string>
  /** Links of this site by normalized address there. */
  pages: ReadonlyMap<string, string>
}

/** The hosts that records name as their own. */
export const originsOf = (records: readonly TranslatedRecord[]): ReadonlySet<string> =>
  new Set(records.flatMap(({ record }) => URL.parse(textOf(record.link))?.origin ?? []))

/** A path segment; broken escapes stay. */
export const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The page of this site at a path, in the words of any language. */
export const pageAt = (path: string, preferred: Language) => {
  const segments = path.split('/').filter(Boolean).map(decoded)
  const [language] = segments
  return isLanguage(language)
    ? findPage(segments.slice(1), language)
    : findPage(segments, preferred)
}

/** `page:company.story` for `/de/unternehmen/geschichte`; undefined for what has no such link. */
const pageLink = (path: string, language: Language): string | undefined => {
  const found = path.startsWith(`/${language}/`) ? pageAt(path, language) : undefined
  if (!found) return undefined
  const [value, ...others] = Object.values(found.params)
  if (others.length > 0) return undefined
  const link = `page:${found.key satisfies PageKey}${value ? `/${value}` : ''}`
  return linkAddress(link, language) === path ? link : undefined
}

/**
 * The stored link of an address in a text; undefined where only the text stays. `note`: called for
 * addresses that lead nowhere here.
 */
export const createResolve = (
  { media }: ImportContext,
  { origins, pages }: LinkTargets,
  language: Language,
  note: (note: ImportNote) => void,
) => {
  const resolveOwn = (url: URL) => {
    const path = url.pathname + url.search
    const target = pages.get(normalizedPath(path)) ?? pages.get(normalizedPath(url.pathname))
    if (target) return url.hash ? (linkAddress(target, language) ?? target) + url.hash : target
    if (url.pathname.includes('/uploads/') || url.pathname.startsWith('/files/')) {
      const found = media.byKey.get(mediaKey(url.href))
      if (found && 'id' in found) return found.isPicture ? undefined : `/files/${found.id}.pdf`
      note(['link-to-missing-file', url.pathname])
      return undefined
    }
    if (url.pathname === '/') return 'page:home'
    const isPage = pageAt(url.pathname, language) !== undefined
    if (!isPage) note(['link-without-redirect', path])
    const isPlain = isPage && !url.search && !url.hash
    return (isPlain && pageLink(url.pathname, language)) || path + url.hash
  }
  return (href: string): string | undefined => {
    const text = href.trim()
    if (text.startsWith('page:') || text === '' || text.startsWith('#')) return text || undefined
    if (/^tel:/i.test(text)) return `tel:${text.slice(4).replace(/[^+\d ]/g, '')}`
    if (/^mailto:/i.test(text)) return text.replace(/\s/g, '')
    const url = URL.parse(text, 'https://relative.invalid')
    if (!url || !/^https?:$/.test(url.protocol)) return undefined
    if (url.hostname === 'relative.invalid' || origins.has(url.origin)) return resolveOwn(url)
    return text.replace(/^(?:http:|(?=\/\/))/i, 'https:').replaceAll(' ', '%20')
  }
}
