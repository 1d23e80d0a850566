import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import {
  indexDocuments,
  type SearchDocument,
  type SiteIndex,
} from '../../domain/search/site-search.ts'
import { isNamedPage, pageNames } from '../../messages/site/page-names.ts'
import { pageSearchWords } from '../../messages/site/page-search-words.ts'
import { memoizeByCatalogueVersion } from '../catalogue/catalogue-version.ts'
import { memoizeByContentVersion } from '../content/content-version.ts'
import { listEveryPage, listPages, type PageSummary } from '../content/find-page.ts'
import type { Database } from '../db/client.ts'
import { i18nIn } from '../i18n.ts'
import { publicPlaceOf } from '../seo/find-public-pages.ts'
import { catalogueDocuments } from './catalogue-documents.ts'

const isPost = (key: string) => key.startsWith('news.')
const isTopic = (key: string, { slug }: { slug?: string }) =>
  /^(health|resources)\./.test(key) && slug !== undefined

const kindOf = (page: PageSummary) => {
  if (isPost(page.key)) return 'post'
  return isTopic(page.key, page) ? 'topic' : 'page'
}

/** The name of a page in menus, if it differs from its title, and other words for it. */
const otherNames = ({ key, title }: Pick<PageSummary, 'key' | 'title'>, language: Language) => {
  if (!isNamedPage(key)) return []
  const i18n = i18nIn[language]
  const words = pageSearchWords[key]
  const others = words ? i18n._(words).split(', ') : []
  return [i18n._(pageNames[key]), ...others].filter((one) => one !== title)
}

/** Pages of the account that people look for; they require a login. */
const accountPages = [
  'account.quick-order',
  'account.orders',
  'account.shelf',
  'account.addresses',
  'account.security',
  'account.downloads',
] as const

const accountDocuments = (language: Language, firstId: number): SearchDocument[] =>
  accountPages.map((key, at) => {
    const name = i18nIn[language]._(pageNames[key])
    return {
      id: firstId + at,
      name,
      synonyms: otherNames({ key, title: name }, language),
      detail: i18nIn[language]._(pageNames.account),
      kind: 'page',
      url: addressOf(language, key),
    }
  })

/** Words of an address: 'petits-traumatismes' → 'petits traumatismes'. */
const wordsIn = (slug: string) => slug.replaceAll('-', ' ')

/** Other names of topics by key: in other languages, and earlier ones (R39). */
const findOtherNames = async (db: Database) => {
  const names = new Map<string, Set<string>>()
  for (const { key, title, slug, formerSlugs = [] } of await listEveryPage(db)) {
    if (slug === undefined) continue
    const own = names.get(key) ?? new Set([wordsIn(key.slice(key.indexOf('.') + 1))])
    for (const name of [title, ...[slug, ...formerSlugs].map(wordsIn)]) own.add(name)
    names.set(key, own)
  }
  return names
}

/** Pages, posts and topics in a language; hidden pages and most pages of the account are left out. */
const contentDocuments = async (db: Database, language: Language) => {
  const stored = await listPages(db, language, '')
  const names = await findOtherNames(db)
  const documents = stored.flatMap((page, id): SearchDocument[] => {
    const place = publicPlaceOf(page)
    if (!place) return []
    const url = addressOf(language, place.key, place.params)
    const kind = kindOf(page)
    const synonyms =
      kind === 'topic' ? [...(names.get(page.key) ?? [])] : otherNames(page, language)
    return [{ id, name: page.title, synonyms, kind, url }]
  })
  const ofKind = (wanted: string) => documents.filter(({ kind }) => kind === wanted)
  const pages = [...ofKind('page'), ...accountDocuments(language, stored.length)]
  return { pages, posts: ofKind('post'), topics: ofKind('topic') }
}

const catalogueOf = memoizeByCatalogueVersion(
  async (db: Database, { language }: { language: Language }) => {
    const documents = await catalogueDocuments(db, language)
    return { documents, index: indexDocuments(documents) }
  },
)

const contentOf = memoizeByContentVersion(
  async (db: Database, { language }: { language: Language }) => {
    const documents = await contentDocuments(db, language)
    return { documents, index: indexDocuments(documents) }
  },
)

/** All remedies, products and pages of a language, by group; memoized until one changes. */
export const searchDocuments = async (db: Database, language: Language) => {
  const [catalogue, content] = await Promise.all([
    catalogueOf(db, { language }),
    contentOf(db, { language }),
  ])
  return { ...catalogue.documents, ...content.documents }
}

/** The index of the same. */
export const siteIndex = async (db: Database, language: Language): Promise<SiteIndex> => {
  const [catalogue, content] = await Promise.all([
    catalogueOf(db, { language }),
    contentOf(db, { language }),
  ])
  return { ...catalogue.index, ...content.index }
}
