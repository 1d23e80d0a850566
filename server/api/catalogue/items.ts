import { z } from '@hono/zod-openapi'
import { audienceOf } from '../../../domain/catalogue/text-sections.ts'
import { languages } from '../../../domain/language.ts'
import { ok } from '../../../domain/result.ts'
import { searchKey, searchWords } from '../../../domain/search/staff-search.ts'
import { memoizeByCatalogueVersion } from '../../catalogue/catalogue-version.ts'
import { findRemedies, type StoredRemedy } from '../../catalogue/remedies/find-remedies.ts'
import { option } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'
import { sendJson } from '../../http/cache/send-json.ts'
import { line } from '../fields.ts'
import { type ApiRoute, publicRoute } from '../route.ts'
import { type Collection, collections } from './item-collections.ts'

/** `limit` -1: all. `search`: the words of the search (`searchWords`), with spaces. */
type ItemQuery = { limit: number; offset: number; search: string }

/** Names in all languages and the abbreviation, a line each. */
const searchedIn = ({ name, record }: StoredRemedy) => {
  const names = [name, record.ab, ...languages.map((language) => record[`name_${language}`])]
  const folded = names.filter((text) => typeof text === 'string').map(searchKey)
  return folded.join('\n')
}

/** Without descriptions that are not public (R35). */
const withoutDescriptions = (view: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(view).filter(([field]) => !/^(dsc|description)_/.test(field)))

const opening = Buffer.from('{"data":[')
const comma = Buffer.from(',')
const closing = (count: number) => Buffer.from(`],"meta":{"total_count":${count}}}`)

/** The body with all items, and its parts; item i ends before `ends[i]`. */
const joinItems = (items: readonly string[]) => {
  const all = Buffer.concat([opening, Buffer.from(items.join(',')), closing(items.length)])
  const ends = new Uint32Array(items.length)
  let end = opening.length - 1
  for (const [at, item] of items.entries()) {
    end += 1 + Buffer.byteLength(item)
    ends[at] = end
  }
  const startOf = (at: number) => (at === 0 ? opening.length : (ends[at - 1] ?? 0) + 1)
  /** The items from `first` up to, without, `last`, separated by commas. */
  const range = (first: number, last: number) =>
    first < last ? all.subarray(startOf(first), ends[last - 1]) : Buffer.alloc(0)
  return { all, range }
}

const commaSeparated = (parts: readonly Buffer[]) =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [comma, part]))

/** The items of a collection, serialized once; finds the body of the response to a query. */
const createItemList = (items: readonly string[], searched: readonly string[]) => {
  const count = items.length
  const { all, range } = joinItems(items)
  const findItems = (search: string) => {
    const words = search.split(' ')
    return searched.flatMap((text, at) => (words.every((word) => text.includes(word)) ? [at] : []))
  }

  return ({ limit, offset, search }: ItemQuery): Buffer => {
    const endOf = (count: number) => (limit === -1 ? count : Math.min(count, offset + limit))
    // Not copied: several megabytes.
    if (search === '' && offset === 0 && endOf(count) === count) return all
    if (search === '') return Buffer.concat([opening, range(offset, endOf(count)), closing(count)])
    const found = findItems(search)
    const shown = found.slice(offset, endOf(found.length)).map((at) => range(at, at + 1))
    return Buffer.concat([opening, ...commaSeparated(shown), closing(found.length)])
  }
}

/** Lists of a collection, per catalogue version. */
const itemListsOf = ({ category, view, place }: Collection) =>
  memoizeByCatalogueVersion(async (db: Database, { isDescribed }: { isDescribed: boolean }) => {
    const stored = await findRemedies(db, category)
    const ordered = place ? stored.sort((one, other) => place(one) - place(other)) : stored
    const shown = isDescribed ? view : (one: StoredRemedy) => withoutDescriptions(view(one))
    const texts = ordered.map((one) => JSON.stringify(shown(one)))
    return createItemList(texts, ordered.map(searchedIn))
  })

const count = (pattern: RegExp, absent: string) =>
  z
    .string()
    .regex(pattern, 'value-invalid')
    .default(absent)
    .transform(Number)
    .openapi({ type: 'integer' })

const query = {
  limit: count(/^(-1|[1-9]\d{0,5})$/, '100').describe('Maximum number of items; -1: all.'),
  offset: count(/^\d{1,6}$/, '0').describe('Number of items to skip.'),
  search: line(100)
    .default('')
    .describe(
      'Text to find in names of all languages and in abbreviations; ignores case and accents.',
    ),
}

/** The most requested bodies: the first hundred and all. */
const isMostRequested = ({ limit, offset, search }: ItemQuery) =>
  offset === 0 && search === '' && (limit === 100 || limit === -1)

const itemRoute = (name: string, collection: Collection): ApiRoute => {
  const findList = itemListsOf(collection)
  return publicRoute({
    method: 'get',
    path: `/items/${name}`,
    tag: 'Catalogue',
    summary: collection.summary,
    query,
    returns: z.object({
      data: z.array(collection.schema),
      meta: z.object({
        total_count: z.int().describe('Number of items that match the search.'),
      }),
    }),
    returned: 'Items in the order of the laboratory.',
    isCached: true,
    run: async (services, { query: { limit, offset, search }, c }) => {
      const wanted = { limit, offset, search: searchWords(search).join(' ') }
      const key = JSON.stringify([name, limit, offset, wanted.search])
      const isQueried = !isMostRequested(wanted)
      const sent = await sendJson(c, services, { key, isQueried }, async () => {
        const audiences = await option(services.db, 'text_sections')
        const isDescribed = audienceOf(audiences, collection.family, 'description') === 'everyone'
        return { body: (await findList(services.db, { isDescribed }))(wanted) }
      })
      return ok(sent)
    },
  })
}

/** `GET /items/{collection}`: substances of a category (D1 §7). */
export const itemRoutes: readonly ApiRoute[] = Object.entries(collections).map((each) =>
  itemRoute(...each),
)
