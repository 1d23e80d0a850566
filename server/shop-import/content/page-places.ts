import { type OwnKind, pageKindOf, prefixOf } from '../../../domain/content/page-kind.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { type PageKey, pageKeys } from '../../../domain/page/route-words.ts'
import { slugOf } from '../../../domain/slug.ts'
import type { Database } from '../../db/client.ts'
import type { ImportContext } from '../import-context.ts'
import { findImported } from '../imported-records.ts'
import { isRecord, type SourceRecord } from '../source/shop-source.ts'
import type { TranslatedRecord } from '../source/translated-records.ts'
import { textOf } from '../source-fields.ts'
import { decoded, pageAt } from './page-links.ts'

/** A text of the former shop with its page here. */
export type PlacedRecord = TranslatedRecord & {
  kind: 'page' | 'post'
  key: string
  /** Of its address there; '' for fixed pages. */
  slug: string
  /** Its path there, with a query if it needs one; '' if unknown. */
  oldPath: string
}

type Listed = TranslatedRecord & Pick<PlacedRecord, 'kind'>

/** Ids of translations, as Polylang and WPML name them. */
const translationsOf = ({ translations, wpml_translations }: SourceRecord): string[] => [
  ...(isRecord(translations) ? Object.values(translations).map(textOf) : []),
  ...(Array.isArray(wpml_translations)
    ? wpml_translations.flatMap((each) => (isRecord(each) ? textOf(each.id) : []))
    : []),
]

/** Records of one page in its languages. */
const groupTranslations = (records: readonly Listed[]): Listed[][] => {
  const groupOf = new Map<string, Listed[]>()
  for (const listed of records) {
    const names = [listed.id, ...translationsOf(listed.record)]
    // The API of this site names a page by its key in all languages.
    const slug = textOf(listed.record.slug)
    if (listed.kind === 'page' && pageKindOf(slug)) names.push(slug)
    const group = names.map((name) => groupOf.get(name)).find(Boolean) ?? []
    group.push(listed)
    for (const name of names) if (!groupOf.has(name)) groupOf.set(name, group)
  }
  return [...new Set(groupOf.values())]
}

const oldPathOf = (record: SourceRecord) => {
  const url = URL.parse(textOf(record.link))
  return url && url.pathname + url.search !== '/' ? url.pathname + url.search : ''
}

/** The slug as this site writes it. */
const storableSlug = (slug: string) =>
  /^[a-z0-9_-]{1,120}$/.test(slug) ? slug : slugOf(decoded(slug)).slice(0, 120)

/** A page of the site whose address ends like this, if there is one alone. */
const fixedPageNamed = (slug: string, { language }: Listed): PageKey | undefined => {
  const named = pageKeys.filter((key) => {
    try {
      return addressOf(language, key).split('/').slice(2).at(-1) === slug
    } catch {
      // Pages with a parameter have no address of their own.
      return false
    }
  })
  return named.length === 1 ? named[0] : undefined
}

const routeKinds: Readonly<Record<string, OwnKind>> = {
  'health.topic': 'health',
  'resources.topic': 'resources',
  'news.post': 'news',
}

type Place = { slug: string } & ({ key: string } | { kind: OwnKind })

/** A page of the site, or the kind of a new topic or post; both with the slug. */
const placeOf = (listed: Listed): Place => {
  const { record, kind, language } = listed
  const name = textOf(record.slug)
  const pathname = URL.parse(textOf(record.link))?.pathname
  const found = pathname && pageAt(pathname, language)
  const [param = ''] = Object.values(found ? found.params : {})
  const routeKind = found && routeKinds[found.key]
  const slug = storableSlug(
    (routeKind && param) || name.replace(/^(?:news|health|resources)\./, ''),
  )
  if (kind === 'post') return { kind: 'news', slug }
  if (pageKindOf(name)) return { key: name, slug }
  if (routeKind) return { kind: routeKind, slug }
  const isHome = /^https?:\/\/[^/]+\/?$/.test(textOf(record.link))
  const key = isHome ? 'home' : found && !param ? found.key : fixedPageNamed(name, listed)
  return key ? { key, slug: '' } : { kind: 'resources', slug }
}

const findKnownPages = async (db: Database) => {
  const find = (table: 'page' | 'page_edit') =>
    db.selectFrom(table).select(['page_key', 'language'])
  const pages = await find('page').select('slug').execute()
  return {
    keys: new Set([...pages, ...(await find('page_edit').execute())].map((each) => each.page_key)),
    bySlug: new Map(pages.map(({ page_key, language, slug }) => [`${language} ${slug}`, page_key])),
  }
}

/**
 * Decides which page of this site each text belongs to: the one it was imported to, the fixed page of its
 * address, the topic or post of its slug, or a new one. Pages without a place become topics of resources.
 */
export const placeRecords = async (
  { db, name, fallback }: ImportContext,
  records: readonly Listed[],
): Promise<PlacedRecord[]> => {
  const imported = new Map<string, string>()
  for (const kind of ['page', 'post'] as const) {
    const ids = records.filter((each) => each.kind === kind).map(({ id }) => id)
    for (const [id, { local_id }] of await findImported(db, name, kind, ids))
      imported.set(`${kind} ${id}`, local_id.replace(/\/..$/, ''))
  }
  const { keys, bySlug } = await findKnownPages(db)
  const assigned = new Set(imported.values())
  const newKey = (kind: OwnKind, slug: string) => {
    for (let n = 1; ; n += 1) {
      const key = `${prefixOf(kind)}${slug || kind}${n === 1 ? '' : `-${n}`}`
      if (!assigned.has(key) && !keys.has(key)) return key
    }
  }
  const keyOf = (group: readonly Listed[]): string => {
    for (const { kind, id } of group) {
      const key = imported.get(`${kind} ${id}`)
      if (key) return key
    }
    const places = group.map((listed) => ({ listed, place: placeOf(listed) }))
    for (const { listed, place } of places) {
      const { language } = listed
      const known = 'key' in place ? place.key : bySlug.get(`${language} ${place.slug}`)
      const isOfKind = 'key' in place || known?.startsWith(prefixOf(place.kind))
      if (known && isOfKind && !assigned.has(known)) return known
    }
    const { place } = places.find(({ listed }) => listed.language === fallback) ?? places[0] ?? {}
    if (!place) throw new Error('a group has a record')
    return newKey('kind' in place ? place.kind : 'resources', place.slug)
  }
  return groupTranslations(records).flatMap((group) => {
    const key = keyOf(group)
    assigned.add(key)
    const isFixed = pageKindOf(key) === 'page'
    return group.map((listed) => {
      const { slug } = placeOf(listed)
      return { ...listed, key, slug: isFixed ? '' : slug, oldPath: oldPathOf(listed.record) }
    })
  })
}
