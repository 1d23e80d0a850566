import type { Params } from '../page/path.ts'
import { type PageKey, pageKeys } from '../page/route-words.ts'

/** Pages with a separate address per language, by key prefix. */
const ownAddresses = {
  health: { prefix: 'health.', route: 'health.topic', param: 'topic' },
  resources: { prefix: 'resources.', route: 'resources.topic', param: 'topic' },
  news: { prefix: 'news.', route: 'news.post', param: 'slug' },
} as const

/** What staff can create and remove. */
const ownKinds = ['news', 'health', 'resources'] as const
export type OwnKind = (typeof ownKinds)[number]

/** `page`: a fixed page of the site. */
export type PageKind = 'page' | OwnKind

const routeKeys: ReadonlySet<string> = new Set(pageKeys)

const isRouteKey = (key: string): key is PageKey => routeKeys.has(key)

/** The kind of a stored page; undefined for keys that the site does not show. */
export const pageKindOf = (key: string): PageKind | undefined =>
  isRouteKey(key) ? 'page' : ownKinds.find((kind) => key.startsWith(ownAddresses[kind].prefix))

/** Fixed pages that show what staff write and nothing else. */
const writtenPages =
  /^(medicine|company|hidden|resources)\.(?!where$)|^(contact|imprint|terms|privacy-policy)$/

/** Whether the site builds a page itself, such as a list, a form or the map, with or without content of the staff. */
export const isBuiltPage = (key: string): boolean =>
  pageKindOf(key) === 'page' && !writtenPages.test(key)

export const prefixOf = (kind: OwnKind) => ownAddresses[kind].prefix

type Place = { key: PageKey; params: Params }

/** The route of a stored page; undefined for unknown keys, and without the slug it needs. */
export const pagePlace = ({ key, slug }: { key: string; slug?: string }): Place | undefined => {
  if (isRouteKey(key)) return { key, params: {} }
  const kind = pageKindOf(key)
  if (!kind || kind === 'page' || !slug) return undefined
  const { route, param } = ownAddresses[kind]
  return { key: route, params: { [param]: slug } }
}
