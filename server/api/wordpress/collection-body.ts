import { compareDays } from '../../../domain/compare-days.ts'
import { foldText } from '../../../domain/fold-text.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { Database } from '../../db/client.ts'
import { dataVersions, invalidateDataVersions } from '../../db/data-version.ts'
import type { JsonBody } from '../../http/cache/send-json.ts'
import { type Entry, listEntries, type Output, searchedText, writeRecord } from './collections.ts'
import type { ContentKind, ListQuery } from './list-query.ts'

type Fields = readonly string[] | undefined

/** The fields of a record that are asked for; `title.rendered` is one inside another. */
const pickFields = (record: Record<string, unknown>, fields: readonly string[]) => {
  const picked: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) {
    const inner = fields.flatMap((field) =>
      field.startsWith(`${name}.`) ? [field.slice(name.length + 1)] : [],
    )
    if (fields.includes(name)) picked[name] = value
    else if (inner.length > 0 && typeof value === 'object' && value !== null)
      picked[name] = pickFields(value as Record<string, unknown>, inner)
  }
  return picked
}

const writeFields = (record: string, fields: Fields) =>
  fields && fields.length > 0 ? JSON.stringify(pickFields(JSON.parse(record), fields)) : record

type Compare = (one: Entry, other: Entry) => number

const byText =
  (textOf: (entry: Entry) => string): Compare =>
  (one, other) =>
    compareDays(textOf(one), textOf(other))

const placeIn = <Value>(values: readonly Value[] | undefined, isIt: (value: Value) => boolean) => {
  const place = values?.findIndex(isIt) ?? -1
  return place < 0 ? Number.MAX_SAFE_INTEGER : place
}

/** The order of `orderby`, ascending; lists of wanted records keep the order of the request. */
const compareBy = ({ orderby, include, slug, search }: ListQuery): Compare | undefined => {
  const placed =
    (place: (entry: Entry) => number): Compare =>
    (one, other) =>
      place(one) - place(other)
  const words = foldText(search ?? '')
  const orders: Record<NonNullable<ListQuery['orderby']>, Compare> = {
    date: byText(({ date }) => date),
    modified: byText(({ modified }) => modified),
    title: byText(({ title }) => foldText(title)),
    slug: byText(({ names }) => names.at(-1) ?? ''),
    id: placed(({ id }) => id),
    menu_order: placed(({ position }) => position),
    include: placed(({ id }) => placeIn(include, (each) => each === id)),
    include_slugs: placed(({ names }) => placeIn(slug, (each) => names.includes(each))),
    relevance: placed(({ title }) => (foldText(title).includes(words) ? 0 : 1)),
  }
  return orderby && orders[orderby]
}

/** Orders for which WordPress ignores `order`. */
const fixedOrders: readonly ListQuery['orderby'][] = ['include', 'include_slugs', 'relevance']

const orderEntries = (entries: readonly Entry[], query: ListQuery, kind: ContentKind) => {
  const compare = compareBy(query)
  const { orderby, order } = query
  if (!compare) {
    const isUsual = order === undefined || order === (kind === 'pages' ? 'asc' : 'desc')
    return isUsual ? entries : entries.toReversed()
  }
  const isAscending = fixedOrders.includes(orderby) || order === 'asc'
  return entries.toSorted((one, other) => (isAscending ? compare(one, other) : compare(other, one)))
}

const matches = (entry: Entry, query: ListQuery) => {
  const { include = [], exclude = [], slug = [] } = query
  const { after = '', before = '9', modified_after = '', modified_before = '9' } = query
  return (
    (include.length === 0 || include.includes(entry.id)) &&
    !exclude.includes(entry.id) &&
    (slug.length === 0 || slug.some((name) => entry.names.includes(name))) &&
    entry.date > after &&
    entry.date < before &&
    entry.modified > modified_after &&
    entry.modified < modified_before
  )
}

const searchEntries = async (
  db: Database,
  kind: ContentKind,
  entries: readonly Entry[],
  search: string,
  output: Output,
) => {
  const words = foldText(search).split(/\s+/)
  const found: Entry[] = []
  for (const entry of entries) {
    const text = await searchedText(db, { kind, key: entry.key, ...output })
    if (words.every((word) => text.includes(word))) found.push(entry)
  }
  return found
}

/** All records that a query finds, in its order. */
export const findEntries = async (
  db: Database,
  kind: ContentKind,
  query: ListQuery,
  output: Output,
): Promise<readonly Entry[]> => {
  const all = await listEntries(db, kind, output.language)
  const matching = all.filter((entry) => matches(entry, query))
  const { search } = query
  const found = search ? await searchEntries(db, kind, matching, search, output) : matching
  return orderEntries(found, query, kind)
}

/** Of the list, for the header `Link`. */
const pageAddress = (kind: ContentKind, query: ListQuery, page: number, origin: string) => {
  const url = new URL(`${origin}/api/wp/v2/${kind}`)
  for (const [name, value] of Object.entries({ ...query, page }))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

const linksOf = (kind: ContentKind, query: ListQuery, pages: number, origin: string) => {
  const link = (page: number, rel: string) =>
    page >= 1 && page <= pages ? [`<${pageAddress(kind, query, page, origin)}>; rel="${rel}"`] : []
  return [...link(query.page - 1, 'prev'), ...link(query.page + 1, 'next')].join(', ')
}

/** Thrown where pages of two content versions would be mixed. */
class ContentChanged extends Error {}

const currentVersion = async (db: Database) => {
  invalidateDataVersions(db)
  return (await dataVersions(db)).content
}

const writeList = async (
  db: Database,
  kind: ContentKind,
  query: ListQuery,
  output: Output,
): Promise<JsonBody> => {
  const version = await currentVersion(db)
  const found = await findEntries(db, kind, query, output)
  const { per_page: perPage, page, _fields: fields } = query
  const start = query.offset ?? (page - 1) * perPage
  const shown = found.slice(start, start + perPage)
  const texts = await Promise.all(shown.map(({ key }) => writeRecord(db, kind, { key, ...output })))
  if ((await currentVersion(db)) !== version) throw new ContentChanged()
  const pages = Math.ceil(found.length / perPage)
  const links = linksOf(kind, query, pages, output.origin)
  const records = texts.flatMap((text) => (text ? [writeFields(text, fields)] : []))
  return {
    body: Buffer.from(`[${records.join(',')}]`),
    headers: {
      'X-WP-Total': `${found.length}`,
      'X-WP-TotalPages': `${pages}`,
      ...(links && { Link: links }),
    },
  }
}

/** How often a list is read again when the content changes while it is read. */
const maxAttempts = 20

/** A page of a list as JSON, all of one content version. */
export const listBody = async (
  db: Database,
  kind: ContentKind,
  query: ListQuery,
  output: Output,
): Promise<JsonBody> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await writeList(db, kind, query, output)
    } catch (error) {
      if (!(error instanceof ContentChanged) || attempt === maxAttempts) throw error
    }
}

type Wanted = { id: number; lang: Language | undefined; fields: Fields; origin: string }

/** A record by its id, as JSON; undefined if no language, or not `lang`, has it. */
export const recordBody = async (
  db: Database,
  kind: ContentKind,
  { id, lang, fields, origin }: Wanted,
): Promise<string | undefined> => {
  // A picture is the same in all languages: English, unless another is asked for.
  for (const language of lang ? [lang] : (['en', ...languages] as const)) {
    const entry = (await listEntries(db, kind, language)).find((each) => each.id === id)
    const text = entry && (await writeRecord(db, kind, { key: entry.key, language, origin }))
    if (text) return writeFields(text, fields)
  }
  return undefined
}
